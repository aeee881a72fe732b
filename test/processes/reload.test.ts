/** New content in a running server. */
import { pageDataIn } from '../../shared/dataBlocks';
import { roomPath } from '../../shared/room';
import { type ServerProcess, startServer, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { everyPath, pages, rooms } from '../support/content';
import { copyHotel, type HotelFolder } from '../support/hotel-folder';
import { all } from '../support/html';

jest.setTimeout(240_000);

const built = builtServer();

const [{ slug } = { slug: '' }] = rooms;
const room = roomPath(slug);

let hotel: HotelFolder;
let server: ServerProcess;
beforeAll(async () => {
  hotel = copyHotel();
  server = await startServer(built.index, { HOTEL_DIR: hotel.root, WATCH_HOTEL: 'true', TRUST_PROXY: '1' });
  await until(async () => isReady.test(await textOf('/readyz')));
});

/** Without a further message. */
const isReady = /^ready; snapshot [\w-]+$/;
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers })).text();
const loads = () => server.output().split('SIGHUP: new content').length - 1;

/** Gives the room a price and a heading with the same number, from 0 to 99. */
const change = (number: number) =>
  hotel.edit(`content/rooms/${slug}.json`, (value) => {
    value.price = 7000 + number;
    value.page.heading = `Waves of ${7000 + number}`;
  });

/** The numbers of the changes in a document: of the price as it is written, in data and in JSON-LD, and of the heading. */
const numbersIn = (html: string) => [
  ...new Set(all(html, /(?:\$7,0|"price":"?70|Waves of 70)(\d\d)/g).map(Number)),
];

it('every response amid 30 reloads has one snapshot, and the last one comes to every page', async () => {
  const reloads = 30;
  /** Pages with the room's price, its heading or neither; a cached filter, an uncached page, and no page. */
  const paths = [
    ...[room, pages.home.path, pages.rooms.path, `${pages.rooms.path}?filter=suite`],
    ...[`${pages.book.path}?room=${slug}`, '/nope'],
  ];
  const mixed: string[] = [];
  /** The number of each snapshot. */
  const numbers = new Map<string, number>();
  let answered = 0;
  let isChanging = true;

  async function visit(path: string) {
    answered += 1;
    // A guest each: the uncached page is limited by address.
    const html = await textOf(path, { 'X-Forwarded-For': `10.0.0.${answered % 250}` });
    const snapshot = pageDataIn(html)?.snapshot;
    const [number, ...others] = numbersIn(html);
    if (snapshot === undefined) mixed.push(`${path} has no snapshot`);
    else if (number !== undefined) {
      const known = numbers.get(snapshot) ?? number;
      if (others.length > 0 || known !== number)
        mixed.push(`${path} of ${snapshot} has changes ${[known, number, ...others]}`);
      numbers.set(snapshot, known);
    }
  }
  async function guest(_: unknown, nth: number) {
    for (let visits = nth; isChanging; visits += 1) await visit(paths[visits % paths.length] ?? '/');
  }
  async function changeOften() {
    for (let number = 1; number <= reloads; number += 1) {
      change(number);
      server.child.kill('SIGHUP');
      await until(() => loads() === number);
    }
    isChanging = false;
  }
  await Promise.all([changeOften(), ...Array.from({ length: 8 }, guest)]);
  expect(mixed).toEqual([]);
  expect(answered).toBeGreaterThan(10 * reloads);
  expect(numbers.size).toBeGreaterThan(reloads / 2);

  await until(async () => numbersIn(await textOf(room))[0] === reloads);
  const newest = pageDataIn(await textOf(room))?.snapshot;
  for (const path of everyPath) await until(async () => pageDataIn(await textOf(path))?.snapshot === newest);
});

it('content with errors changes nothing, and the log and /readyz report it until it is corrected', async () => {
  const before = await textOf(room);
  hotel.edit(`content/rooms/${slug}.json`, (value) => {
    value.price = 'much';
  });
  hotel.write('content/questions.json', '{');
  server.child.kill('SIGHUP');
  await until(() => server.output().includes('SIGHUP: the content before stays'));
  for (const error of [
    `content/rooms/${slug}.json: price must be a whole amount, not "much"`,
    'content/questions.json: the file is no JSON',
  ]) {
    expect(server.output()).toContain(`SIGHUP: ${error.replaceAll('"', '\\"')}`);
    expect(await textOf('/readyz')).toContain(`; not loaded: ${error}`);
  }
  expect(await textOf(room)).toBe(before);

  hotel.restore('content/questions.json');
  change(60);
  server.child.kill('SIGHUP');
  await until(async () => (await textOf(room)).includes('Waves of 7060'));
  expect(await textOf('/readyz')).toMatch(isReady);
});

it('content is loaded without a signal when its stamp file is written', async () => {
  for (const number of [61, 62]) {
    change(number);
    hotel.write('content/.stamp', String(number));
    await until(async () => (await textOf(room)).includes(`Waves of ${7000 + number}`));
  }
});
