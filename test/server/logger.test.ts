/** Log lines, and what they include from requests. */
import { once } from 'node:events';
import { logRequests } from '../../server/http/requestLog';
import { createLogger, readableLine } from '../../server/logger';
import { printable } from '../../server/printable';
import { rawRequest } from '../../tools/harness/rawRequest';
import { until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { type ServedSite, serve } from '../support/serve';

const time = new Date('2027-05-14T12:00:00').getTime();

it.each<[object, string]>([
  [{ level: 30, msg: 'hi' }, '12:00:00 hi\n'],
  [
    { level: 40, msg: 'delayed', entry: 'x', code: '429 many' },
    '12:00:00 WARN delayed entry=x code="429 many"\n',
  ],
  [
    { level: 30, msg: 'hi', ms: 7, text: 'say "hi"', list: [1] },
    '12:00:00 hi ms=7 text="say \\"hi\\"" list=[1]\n',
  ],
  [
    { level: 50, msg: 'broke', err: { message: 'no', stack: 'Error: no\n  at x' } },
    '12:00:00 ERROR broke\nError: no\n  at x\n',
  ],
])('formats %j for a terminal', (fields, line) => {
  expect(readableLine(JSON.stringify({ time, ...fields }))).toBe(line);
});

it('ignores lines after it has ended, since work may still be running at exit', async () => {
  const { logger, end } = createLogger({ LOG_LEVEL: 'info', NODE_ENV: 'production' });
  await end(100);
  expect(() => logger.info('late')).not.toThrow();
  await expect(end(100)).resolves.toBeUndefined();
});

it('escapes control characters and text direction marks', () => {
  expect(printable('a\u001b[2J\u0007\u009b31m\u007f\r\u202eb\u2028\n\tc é 日本 👩\u200d👧')).toBe(
    'a\\u001b[2J\\u0007\\u009b31m\\u007f\\u000d\\u202eb\\u2028\n\tc é 日本 👩\u200d👧',
  );
  const line = JSON.stringify({ code: '\u009b31m\u001b' });
  expect(JSON.parse(printable(line))).toEqual({ code: '\u009b31m\u001b' });
});

describe('a request log line', () => {
  const { logger, lines } = recordingLogger();
  const logRequest = logRequests(logger);
  let site: ServedSite;
  beforeAll(async () => {
    site = await serve((req, res) => {
      logRequest(req, res);
      if (req.url === '/endless') res.write('a beginning');
      else res.writeHead(418).end('an answer');
    });
  });

  async function newLine(): Promise<Record<string, unknown>> {
    await until(() => lines.length > 0);
    return JSON.parse(lines.splice(0).join());
  }

  it.each([
    ['/rooms?from=june', '/rooms'],
    ['/june@example.com', '/[address]'],
    ['/a@b/c@d@e/f', '/[address]/[address]/f'],
    [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
    ['/%25s%25d%25j%25o', '/%25s%25d%25j%25o'],
    ['/a%0a%7b%22level%22:60%7d%0d%0ab', '/a%0a%7b%22level%22:60%7d%0d%0ab'],
  ])('for %s contains %s, the result, and no personal data', async (requested, path) => {
    await site.send(requested, { 'User-Agent': 'Agent/1' }, 'HEAD');
    const numbers = { time: expect.any(Number), ms: expect.any(Number) };
    expect(await newLine()).toEqual({
      level: 30,
      method: 'HEAD',
      path,
      status: 418,
      complete: true,
      msg: 'request',
      ...numbers,
    });
  });

  it('reports an aborted response', async () => {
    const res = await rawRequest(`${site.url}/endless`);
    res.on('error', () => undefined);
    await once(res, 'data');
    res.destroy();
    expect(await newLine()).toMatchObject({ path: '/endless', complete: false });
  });
});
