import path from 'node:path';
import request from 'supertest';
import { bookPath } from '../../shared/stay';
import { sampleDirectory } from '../support/hotel-source';
import { linksIn } from '../support/html';
import { sampleHotel } from '../support/sample-hotel';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

it.each(['small', 'plain', 'the sample'])('pages have no dead links or empty elements (%s)', async (name) => {
  const directory = name === 'the sample' ? sampleDirectory : path.resolve('test/hotels', name);
  const own = testApp({}, { directory }).app;
  const { addresses: pages, redirects: moved } = sampleHotel(directory);
  const bodies = new Map<string, string>();
  const statuses = new Map<string, number>();
  const textOf = async (address: string) => {
    const known = bodies.get(address) ?? (await request(own).get(address)).text;
    bodies.set(address, known);
    return known;
  };
  const errors: string[] = [];
  for (const address of [...pages.map((each) => each.path), '/nope']) {
    const html = await textOf(address);
    const [empty] = /<(h[1-6]|li|ul|dl)(?: [^>]*)?><\/\1>/.exec(html.replace(/<!--.*?-->/g, '')) ?? [];
    if (empty) errors.push(`${address} has ${empty}`);
    for (const link of new Set(linksIn(html))) {
      const { pathname, search, hash } = new URL(link, 'https://www.example.com');
      const target = moved.get(pathname) ?? pathname;
      const status = statuses.get(target + search) ?? (await request(own).head(target + search)).status;
      statuses.set(target + search, status);
      // With a stay in the URL, /book redirects to the engine.
      const isThere = status === 200 || (pathname === bookPath && status === 303);
      const hasPlace = !hash || (await textOf(target)).includes(` id="${hash.slice(1)}"`);
      if (!isThere || !hasPlace) errors.push(`${address} -> ${link}`);
    }
  }
  expect(errors).toEqual([]);
});
