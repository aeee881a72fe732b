import { logRequests } from '../../server/http/requestLog';
import { type Asked, serve } from '../support/ask';
import { loadPages, testApp } from '../support/test-app';

jest.setTimeout(120_000);

/** What Node accepts of a request line and headers together, less what every request has; in bytes. */
const longest = 15_000;
/** How much longer the longest may take than a tenth of it. Linear work takes ten times as long, quadratic a hundred. */
const tolerance = 60;

let site: Asked;
beforeAll(async () => {
  await loadPages();
  site = await serve(testApp().app);
});
afterAll(() => site.close());

const request = (length: number, kind: string): [string, Record<string, string>] => {
  const filler = (letters: string) => letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
  const requests: Record<string, [string, Record<string, string>]> = {
    'path of letters': [`/${filler('x')}`, {}],
    'path of slashes': [`/${filler('/')}`, {}],
    'path of signs': [`/${filler('@')}`, {}],
    'path of escapes': [`/${filler('%40')}`, {}],
    'query of escapes': [`/?${filler('%25')}`, {}],
    'query of parameters': [`/rooms-suites?${filler('filter=&')}`, {}],
    'Accept-Encoding': ['/', { 'Accept-Encoding': filler('br;q=0.1,') }],
    'If-None-Match': ['/', { 'If-None-Match': filler('"x",') }],
    'X-Forwarded-For': ['/', { 'X-Forwarded-For': filler('1.2.3.4,') }],
    Cookie: ['/', { Cookie: filler('a=b; ') }],
    Range: ['/favicon.svg', { Range: filler('bytes=0-1,') }],
  };
  return requests[kind] ?? ['/', {}];
};

/** The shortest of several measurements, in ms: whatever else the machine does only makes one longer. */
async function shortest(measure: () => Promise<number> | number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 7; n += 1) times.push(await measure());
  return Math.min(...times);
}

describe('the longest accepted request', () => {
  it.each([
    'path of letters',
    'path of slashes',
    'path of signs',
    'path of escapes',
    'query of escapes',
    'query of parameters',
    'Accept-Encoding',
    'If-None-Match',
    'X-Forwarded-For',
    'Cookie',
    'Range',
  ])('takes no more than its length’s share of time: %s', async (kind) => {
    const times = async (length: number) => {
      const [path, headers] = request(length, kind);
      return shortest(async () => {
        const started = performance.now();
        for (let n = 0; n < 10; n += 1) {
          const { status } = await site.ask(path, headers);
          expect(status).toBeLessThan(500);
        }
        return performance.now() - started;
      });
    };
    const short = await times(longest / 10);
    expect(await times(longest)).toBeLessThan(short * tolerance);
  });

  it('is logged in time that grows with its length', async () => {
    const logger = { info: () => undefined } as never;
    const log = logRequests(logger);
    const listener = { on: () => undefined } as never;
    const times = (length: number) =>
      shortest(() => {
        const started = performance.now();
        for (let n = 0; n < 500; n += 1)
          log({ method: 'GET', url: `/${'x'.repeat(length)}` } as never, listener);
        return performance.now() - started;
      });
    const short = await times(longest / 10);
    expect(await times(longest)).toBeLessThan(Math.max(short, 0.05) * tolerance);
  });
});
