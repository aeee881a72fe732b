import { once } from 'node:events';
import { logRequests } from '../../../server/http/requestLog';
import { rawRequest } from '../../../tools/harness/rawRequest';
import { until } from '../../../tools/harness/serverProcess';
import { recordingLogger } from '../../support/config-and-logger';
import { type ServedSite, serve } from '../../support/serve';

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
