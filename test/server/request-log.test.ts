import { once } from 'node:events';
import { logRequests } from '../../server/http/requestLog';
import { begin } from '../../tools/harness/rawRequest';
import { until } from '../../tools/harness/serverProcess';
import { type Asked, serve } from '../support/ask';
import { recordingLogger } from '../support/config-and-logger';

const { logger, lines } = recordingLogger();
const logRequest = logRequests(logger);

let site: Asked;
beforeAll(async () => {
  site = await serve((req, res) => {
    logRequest(req, res);
    if (req.url === '/endless') res.write('a beginning');
    else res.writeHead(418).end('an answer');
  });
});
afterAll(() => site.close());
beforeEach(() => lines.splice(0));

async function lineOf(path: string): Promise<Record<string, unknown>> {
  await site.ask(path, { 'User-Agent': 'Agent/1' }, 'HEAD');
  await until(() => lines.length > 0);
  return JSON.parse(lines[0] ?? '');
}

describe('a line of the request log', () => {
  it('has the request and its result, and nothing of the guest', async () => {
    const started = Date.now();
    const line = await lineOf('/rooms?from=june');
    // In ms since 1970, in UTC.
    expect(line.time).toBeGreaterThanOrEqual(started);
    expect(line.time).toBeLessThanOrEqual(Date.now());
    expect(line).toEqual({
      level: 30,
      time: line.time,
      method: 'HEAD',
      path: '/rooms',
      status: 418,
      ms: expect.any(Number),
      complete: true,
      msg: 'request',
    });
  });

  it.each([
    ['/june@example.com', '/[address]'],
    ['/list/june%40example.com/off', '/list/[address]/off'],
    ['/a@b/c@d@e/f', '/[address]/[address]/f'],
    ['/about#june', '/about'],
    [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
  ])('logs %s as %s', async (asked, path) => {
    expect((await lineOf(asked)).path).toBe(path);
  });

  it('reports that the response was cut off', async () => {
    const res = await begin(`${site.url}/endless`);
    res.on('error', () => undefined);
    await once(res, 'data');
    res.destroy();
    await until(() => lines.length > 0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/endless', complete: false });
  });
});
