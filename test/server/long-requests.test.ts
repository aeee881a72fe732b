/** The work of a request grows linearly with its length, measured in CPU time, which is independent of other load. */
import { logRequests } from '../../server/http/requestLog';
import { type Asked, serve } from '../support/ask';
import { loadPages, testApp } from '../support/test-app';

/** Node's limit of request line and headers, minus what every request has; in bytes. */
const longest = 15_000;
/** Limit of the ratio of the work at full length to that at a tenth of it: 10 if linear, 100 if quadratic. */
const tolerance = 60;

let site: Asked;
beforeAll(async () => {
  await loadPages();
  site = await serve(testApp().app);
});
afterAll(() => site.close());

/** CPU time of a function in µs: the minimum of several runs, some of which include garbage collection. */
async function workOf(run: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}

it.each<[string, (filled: (part: string) => string) => [path: string, headers?: Record<string, string>]]>([
  ['a path of escapes', (filled) => [`/${filled('%40')}`]],
  ['a query of parameters', (filled) => [`/rooms-suites?${filled('filter=&')}`]],
  ['Accept-Encoding', (filled) => ['/', { 'Accept-Encoding': filled('br;q=0.1,') }]],
  ['If-None-Match', (filled) => ['/', { 'If-None-Match': filled('"x",') }]],
  ['X-Forwarded-For', (filled) => ['/', { 'X-Forwarded-For': filled('1.2.3.4,') }]],
  ['Range', (filled) => ['/favicon.svg', { Range: filled('bytes=0-1,') }]],
])('the longest accepted request takes work in proportion to its length: %s', async (_what, requestOf) => {
  const work = async (length: number) => {
    const filled = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const [path, headers] = requestOf(filled);
    return workOf(async () => {
      for (let n = 0; n < 8; n += 1) expect((await site.ask(path, headers)).status).toBeLessThan(500);
    });
  };
  const short = await work(longest / 10);
  expect(await work(longest)).toBeLessThan(short * tolerance);
});

it('logging takes work in proportion to a request’s length', async () => {
  const log = logRequests({ info: () => undefined } as never);
  const listener = { on: () => undefined } as never;
  const work = (length: number) =>
    workOf(() => {
      for (let n = 0; n < 500; n += 1)
        log({ method: 'GET', url: `/${'x'.repeat(length)}` } as never, listener);
    });
  const short = await work(longest / 10);
  expect(await work(longest)).toBeLessThan(Math.max(short, 1000) * tolerance);
});
