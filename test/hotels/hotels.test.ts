/** Hotels that one build serves, each from its own folder: what the site of every hotel promises. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { hydrated, open, resize } from '../support/browser';
import { brand, content, rooms, site } from '../support/content';
import { all, insideLinks, structuredData } from '../support/html';
import { answerForTheMap } from '../support/outside-hosts';
import { processorSeconds } from '../support/processor-seconds';
import { sampleHotel } from '../support/sample';
import { textFaultsAt } from '../support/text-at-widths';
import { validPosts } from '../support/validPosts';
import { largeHotel, roomCount } from './large';

jest.setTimeout(240_000);

/** How long a start may take, in seconds of the processor: other tests run at the same time. */
const longestStart = 3;

/** The width of the smallest phone, in px. */
const narrow = { width: 320, height: 700 };

/** Answers that are no pages. */
const files = ['/sitemap.xml', '/llms.txt', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'];
/** Pages that the sitemap does not list. */
const unlisted = ['/book', '/unsubscribe', '/test-nav', '/style-guide', '/no-such-page'];

/** What only the sample hotel is called, where it is, and what it looks like. */
const sampleNames = [
  site.brand,
  'Enci',
  site.address.city,
  site.address.street,
  site.address.postalCode,
  'San Diego',
  site.phone.display,
  site.phone.international,
  site.email.replace(/^.*@/, ''),
  site.locale.timeZone,
  String(site.geo.latitude),
  ...rooms.map(({ name }) => name),
  ...content.places.map(({ name }) => name),
  ...Object.values(brand.colors).map(({ hex }) => hex),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anySampleName = new RegExp(
  `(?<![\\p{L}\\d]).{0,30}(?<![\\p{L}\\d])(?:${sampleNames.map(escaped).join('|')})(?![\\p{L}\\d]).{0,30}`,
  'giu',
);

/** What a text says of the sample hotel, each with the words around it. */
const leaksIn = (text: string): string[] => text.match(anySampleName) ?? [];

/** A page of each kind that has one for each room, offer or group, and all others. */
const oneOfEach = (paths: readonly string[]) => {
  const kinds = new Map(paths.map((each) => [/^\/(room|offers)\/./.exec(each)?.[1] ?? each, each]));
  return [...kinds.values(), ...unlisted];
};

interface Served {
  server: ServerProcess;
  dataDirectory: string;
  /** Of its start, in seconds of the processor. */
  started: number;
  /** The addresses in its sitemap. */
  listed: readonly string[];
  /** The addresses of its pages, of rooms, offers and groups only one each. */
  paths: readonly string[];
  html(address: string): Promise<string>;
}

async function serve(directory: string, siteUrl: string): Promise<Served> {
  const dataDirectory = temporaryDirectory();
  const server = await startServer('dist/server/index.js', {
    HOTEL_DIR: directory,
    DATA_DIR: dataDirectory,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_MAX: '1000',
    DELIVER_LOCAL_FORMS: 'true',
  });
  const started = processorSeconds(server.child);
  const html = async (address: string) => (await fetch(server.url + address)).text();
  const listed = all(await html('/sitemap.xml'), /<loc>[^<]*?:\/\/[^/]*(\/[^<]*)<\/loc>/g);
  return { server, dataDirectory, started, html, listed, paths: oneOfEach(listed) };
}

afterAll(endAllServers);

describe.each(['small', 'plain', 'large'] as const)('the %s hotel', (name) => {
  const siteUrl = `https://${name}.example`;
  let hotel: Served;
  let fullName: string;
  beforeAll(async () => {
    const directory = name === 'large' ? largeHotel().root : path.resolve('test/hotels', name);
    hotel = await serve(directory, siteUrl);
    fullName = sampleHotel(directory).content.hotel.fullName;
  });

  it('starts within three seconds, without a build, and its typefaces have all its letters', () => {
    expect(hotel.started).toBeLessThan(longestStart);
    expect(hotel.server.output()).not.toContain('the typefaces lack');
  });

  it('has no dead link, no empty element and no structured data of another', async () => {
    const faults: string[] = [];
    const statuses = new Map<string, number>();
    for (const address of hotel.paths) {
      const html = await hotel.html(address);
      const ids = new Set(all(html, / id="([^"]*)"/g));
      const [empty] = /<(h[1-6]|li|ul|dl)(?: [^>]*)?><\/\1>/.exec(html.replace(/<!--.*?-->/g, '')) ?? [];
      if (empty) faults.push(`${address} has ${empty}`);
      for (const link of insideLinks(html)) {
        const [target = '', anchor] = link.split('#');
        if (target === address && anchor && !ids.has(anchor)) faults.push(`${address} has no #${anchor}`);
        const { pathname } = new URL(target, siteUrl);
        if (!statuses.has(pathname))
          statuses.set(pathname, (await fetch(hotel.server.url + pathname)).status);
        if (statuses.get(pathname) !== 200)
          faults.push(`${address} links to ${link}: ${statuses.get(pathname)}`);
      }
      for (const data of structuredData(html))
        if (data['@type'] === 'Hotel' && data.name !== fullName) faults.push(`${address}: ${data.name}`);
    }
    expect(faults).toEqual([]);
  });

  it('shows every page whole on the smallest phone, with nothing requested in vain', async () => {
    const faults: Record<string, unknown> = {};
    const missing: string[] = [];
    const page = await open('/test-nav', {
      site: hotel.server.url,
      viewport: narrow,
      reducedMotion: true,
      before: answerForTheMap,
    });
    page.on('response', (response) => {
      const isOurs =
        response.url().startsWith(hotel.server.url) && response.request().resourceType() !== 'document';
      if (isOurs && response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    for (const address of hotel.paths) {
      await page.goto(hotel.server.url + address, { waitUntil: 'load' });
      await hydrated(page);
      const found = await textFaultsAt(page, [narrow.width]);
      if (Object.keys(found).length > 0) faults[address] = found;
    }
    expect({ faults, missing }).toEqual({ faults: {}, missing: [] });
  });
});

describe.each(['small', 'plain'] as const)('the %s hotel, which shares nothing with the sample', (name) => {
  const directory = path.resolve('test/hotels', name);
  let hotel: Served;
  beforeAll(async () => {
    hotel = await serve(directory, `https://${name}.example`);
  });

  it('says nothing of the sample hotel, in pages, files, answers and mails', async () => {
    const found: string[] = [];
    for (const address of [...hotel.paths, ...files, '/api/none'])
      found.push(...leaksIn(await hotel.html(address)).map((leak) => `${address}: ${leak}`));
    for (const [form, fields] of Object.entries(validPosts))
      await fetch(`${hotel.server.url}/api/${form}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
    const queue = path.join(hotel.dataDirectory, 'outbox/queued');
    const mails = readdirSync(queue).map((file) => readFileSync(path.join(queue, file), 'utf8'));
    expect(mails.join()).toContain(sampleHotel(directory).content.hotel.email);
    for (const mail of mails) found.push(...leaksIn(mail).map((leak) => `mail: ${leak}`));
    expect(found).toEqual([]);
  });

  it('is accessible, with all that is left out', async () => {
    const page = await open('/test-nav', {
      site: hotel.server.url,
      reducedMotion: true,
      before: answerForTheMap,
    });
    await resize(page, { width: 1000, height: 800 });
    const faults: Record<string, unknown> = {};
    for (const address of hotel.paths) {
      await page.goto(hotel.server.url + address, { waitUntil: 'load' });
      await hydrated(page);
      const found = await violations(page);
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });
});

test('the large hotel lists each of its rooms once', async () => {
  const { html, listed } = await serve(largeHotel().root, 'https://large.example');
  expect(listed.filter((address) => address.startsWith('/room/'))).toHaveLength(roomCount);
  expect((await html('/rooms-suites')).match(/<li class="room-card /g)).toHaveLength(roomCount);
});
