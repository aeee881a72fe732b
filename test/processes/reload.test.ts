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
const file = `rooms/${slug}.json`;
const room = roomPath(slug);

/** Pages with the room's price, its heading or neither; a cached filter, an uncached page, and no page. */
const paths = [
  room,
  pages.home.path,
  pages.rooms.path,
  `${pages.rooms.path}?filter=suite`,
  `${pages.book.path}?room=${slug}`,
  '/nope',
];

let hotel: HotelFolder;
let server: ServerProcess;
beforeAll(async () => {
  hotel = copyHotel();
  server = await startServer(built.index, {
    HOTEL_DIR: hotel.root,
    WATCH_HOTEL: 'true',
    TRUST_PROXY: '1',
  });
  await until(async () => isReady.test(await ready()));
});

/** Without a further message. */
const isReady = /^ready; snapshot [\w-]+$/;
const ready = async () => (await fetch(`${server.url}/readyz`)).text();
const count = (line: string) => server.output().split(line).length - 1;
const roomHtml = async () => (await fetch(server.url + room)).text();

/** Gives the room a price and a heading with the same number, from 0 to 99. */
const change = (number: number) =>
  hotel.edit(`content/${file}`, (value) => {
    value.price = 7000 + number;
    value.page.heading = `Waves of ${7000 + number}`;
  });

/** The numbers of the changes in a document: of the price as it is written, in data and in JSON-LD, and of the heading. */
const numbersIn = (html: string) => [
  ...new Set(all(html, /(?:\$7,0|"price":"?70|Waves of 70)(\d\d)/g).map(Number)),
];

describe('new content', () => {
  it('is never mixed with that before: 2,000 requests amid 50 reloads get whole pages of one snapshot', async () => {
    const reloads = 50;
    const requests = 2000;
    const guests = 8;
    let answered = 0;
    let isChanging = true;
    const statuses = new Map<string, Set<number>>();
    const mixed: string[] = [];
    /** The number of each snapshot. */
    const numbers = new Map<string, number>();

    async function visit(path: string) {
      // A guest each: the uncached page is limited by address.
      const response = await fetch(server.url + path, {
        headers: { 'X-Forwarded-For': `10.0.0.${answered % 250}` },
      });
      const html = await response.text();
      answered += 1;
      statuses.set(path, (statuses.get(path) ?? new Set()).add(response.status));
      const snapshot = pageDataIn(html)?.snapshot ?? '';
      const [number, ...others] = numbersIn(html);
      if (number === undefined) return;
      if (others.length > 0) mixed.push(`${path} has changes ${number}, ${others}`);
      const known = numbers.get(snapshot) ?? number;
      if (known !== number) mixed.push(`${path} of ${snapshot} has change ${number}, not ${known}`);
      numbers.set(snapshot, known);
    }
    async function guest(nth: number) {
      for (let visits = nth; isChanging || answered < requests; visits += 1)
        await visit(paths[visits % paths.length] ?? '/');
    }
    async function changeOften() {
      for (let number = 1; number <= reloads; number += 1) {
        change(number);
        server.child.kill('SIGHUP');
        await until(() => count('SIGHUP: new content') === number);
      }
      isChanging = false;
    }
    change(0);
    await Promise.all([changeOften(), ...Array.from({ length: guests }, (_, nth) => guest(nth))]);

    expect(mixed).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(requests);
    expect(Object.fromEntries([...statuses].map(([path, each]) => [path, [...each]]))).toEqual(
      Object.fromEntries(paths.map((path) => [path, [path === '/nope' ? 404 : 200]])),
    );
    expect(numbers.size).toBeGreaterThan(reloads / 2);
    // The last change comes to every page.
    const newestOf = () => [...numbers].find(([, number]) => number === reloads)?.[0];
    // The guests may have left before it.
    await until(async () => {
      await Promise.all(paths.map(visit));
      return newestOf() !== undefined;
    }, 20);
    const newest = newestOf();
    for (const path of everyPath)
      await until(
        async () => pageDataIn(await (await fetch(server.url + path)).text())?.snapshot === newest,
        20,
      );
  });

  it('with errors changes nothing: the log and /readyz report them until they are corrected', async () => {
    const before = await roomHtml();
    hotel.edit(`content/${file}`, (value) => {
      value.price = 'much';
    });
    hotel.write('content/questions.json', '{');
    server.child.kill('SIGHUP');
    await until(() => server.output().includes('SIGHUP: the content before stays'));
    const errors = [
      `content/${file}: price must be a whole amount, not "much"`,
      'content/questions.json: the file is no JSON',
    ];
    for (const error of errors) {
      expect(server.output()).toContain(`SIGHUP: ${error.replaceAll('"', '\\"')}`);
      expect(await ready()).toContain(`; not loaded: ${error}`);
    }
    expect(await roomHtml()).toBe(before);

    hotel.restore('content/questions.json');
    change(60);
    server.child.kill('SIGHUP');
    await until(async () => (await roomHtml()).includes('Waves of 7060'));
    expect(await ready()).toMatch(isReady);
  });

  it('comes without a signal, where WATCH_HOTEL is set, once its stamp file is written', async () => {
    for (const number of [61, 62]) {
      change(number);
      hotel.write('content/.stamp', String(number));
      await until(async () => (await roomHtml()).includes(`Waves of ${7000 + number}`));
    }
  });
});
