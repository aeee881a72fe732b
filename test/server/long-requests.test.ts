/** How the work for a request grows with its length: by the processor's time, which other work on the machine does not change. */
import { logRequests } from '../../server/http/requestLog';
import { type Asked, serve } from '../support/ask';
import { loadPages, testApp } from '../support/test-app';

/** What Node accepts of a request line and headers together, less what every request has; in bytes. */
const longest = 15_000;
/** How much more work the longest may be than a tenth of it. Linear work is ten times as much, quadratic a hundred. */
const tolerance = 60;

let site: Asked;
beforeAll(async () => {
  await loadPages();
  site = await serve(testApp().app);
});
afterAll(() => site.close());

/** The processor's time for something, in µs: the least of several, since garbage is collected in some. */
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
  ['a path of letters', (filled) => [`/${filled('x')}`]],
  ['a path of slashes', (filled) => [`/${filled('/')}`]],
  ['a path of signs', (filled) => [`/${filled('@')}`]],
  ['a path of escapes', (filled) => [`/${filled('%40')}`]],
  ['a query of escapes', (filled) => [`/?${filled('%25')}`]],
  ['a query of parameters', (filled) => [`/rooms-suites?${filled('filter=&')}`]],
  ['Accept-Encoding', (filled) => ['/', { 'Accept-Encoding': filled('br;q=0.1,') }]],
  ['If-None-Match', (filled) => ['/', { 'If-None-Match': filled('"x",') }]],
  ['X-Forwarded-For', (filled) => ['/', { 'X-Forwarded-For': filled('1.2.3.4,') }]],
  ['Cookie', (filled) => ['/', { Cookie: filled('a=b; ') }]],
  ['Range', (filled) => ['/favicon.svg', { Range: filled('bytes=0-1,') }]],
])('the longest accepted request is no more work than its length’s share: %s', async (_what, requestOf) => {
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

it('a request is logged with work that grows with its length', async () => {
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
