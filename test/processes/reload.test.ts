/** Loading new content in a running server. */
import { pageDataIn } from '../../shared/dataBlocks';
import { roomPath } from '../../shared/pages';
import { type ServerProcess, startServer, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { copyHotel, type HotelFolder } from '../support/hotel-folder';
import { all } from '../support/html';
import { everyPath, rooms } from '../support/sample-content';

jest.setTimeout(240_000);

const built = builtServer();
const [{ slug } = { slug: '' }] = rooms;
const file = `content/rooms/${slug}.json`;
const room = roomPath(slug);

let hotel: HotelFolder;
let server: ServerProcess;
beforeAll(async () => {
  hotel = copyHotel();
  server = await startServer(built.index, { HOTEL_DIR: hotel.root, WATCH_HOTEL: 'true', TRUST_PROXY: '1' });
  await until(async () => isReady.test(await textOf('/readyz')));
});

/** Matches a response from /readyz that contains no other message. */
const isReady = /^ready; snapshot [\w-]+$/;
const textOf = async (path: string, address = '10.0.0.1') =>
  (await fetch(server.url + path, { headers: { 'X-Forwarded-For': address } })).text();

/** Gives the room a price and a heading with the same number, from 0 to 99. */
const change = (number: number) =>
  hotel.edit(file, (value) => {
    value.price = 7000 + number;
    value.page.heading = `Waves of ${7000 + number}`;
  });
/** Returns the numbers in an HTML document: from the price (as text, in data, and in JSON-LD) and from the heading. */
const numbersIn = (html: string) =>
  new Set(all(html, /(?:\$7,0|"price":"?70|Waves of 70)(\d\d)/g).map(Number));
const snapshotIn = (html: string) => pageDataIn(html)?.snapshot ?? 'none';

it('never mixes snapshots in a response during 15 reloads, and then serves only the newest snapshot', async () => {
  const reloads = 15;
  /** Paths of pages with the room's price, its heading, or neither, including cached, uncached, and unknown paths. */
  const paths = [room, '/', '/rooms-suites', '/rooms-suites?filter=suite', `/book?room=${slug}`, '/nope'];
  /** The numbers that were seen, keyed by snapshot. */
  const seen = new Map<string, Set<number>>();
  let visits = 0;
  let isChanging = true;
  async function guest() {
    while (isChanging) {
      visits += 1;
      // Each visit has a different IP address, because the uncached page is rate-limited.
      const html = await textOf(paths[visits % paths.length] ?? '/', `10.0.0.${visits % 250}`);
      const snapshot = snapshotIn(html);
      seen.set(snapshot, new Set([...(seen.get(snapshot) ?? []), ...numbersIn(html)]));
    }
  }
  const guests = Array.from({ length: 8 }, guest);
  for (let number = 1; number <= reloads; number += 1) {
    change(number);
    server.child.kill('SIGHUP');
    await until(() => server.output().split('SIGHUP: loaded new content').length - 1 === number);
  }
  isChanging = false;
  await Promise.all(guests);
  expect([...seen].filter(([snapshot, numbers]) => snapshot === 'none' || numbers.size > 1)).toEqual([]);
  expect(seen.size).toBeGreaterThan(reloads / 2);
  expect(visits).toBeGreaterThan(10 * reloads);

  await until(async () => numbersIn(await textOf(room)).has(reloads));
  const newest = snapshotIn(await textOf(room));
  for (const path of everyPath) await until(async () => snapshotIn(await textOf(path)) === newest);
});

it('ignores content with errors, and reports the errors until the content is corrected', async () => {
  const before = await textOf(room);
  const questions = hotel.read('content/questions.json');
  hotel.edit(file, (value) => {
    value.price = 'much';
  });
  hotel.write('content/questions.json', '{');
  server.child.kill('SIGHUP');
  await until(() => server.output().includes('SIGHUP: keeping the previous content'));
  for (const error of [
    `${file}: price must be a whole amount, not "much"`,
    'content/questions.json: the file is not valid JSON',
  ]) {
    expect(server.output()).toContain(`SIGHUP: ${error.replaceAll('"', '\\"')}`);
    expect(await textOf('/readyz')).toContain(`; content not loaded: ${error}`);
  }
  expect(await textOf(room)).toBe(before);

  hotel.write('content/questions.json', questions);
  change(60);
  // No signal is needed: WATCH_HOTEL is set.
  hotel.write('content/.stamp', '60');
  await until(async () => numbersIn(await textOf(room)).has(60));
  expect(await textOf('/readyz')).toMatch(isReady);
});
