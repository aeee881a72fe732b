import { pageRow } from '../../shared/pages';
import { startServer, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { addressOf, everyPath, unknownPath } from '../support/content';

jest.setTimeout(120_000);

const built = builtServer();

const isCached = (path: string) => {
  const address = addressOf(path);
  return !address || !pageRow(address.name).uncached;
};

describe('a start', () => {
  it('responds at once, and is ready when every page is rendered and compressed', async () => {
    const server = await startServer(built.index);
    const first = await fetch(`${server.url}/readyz`);
    expect([first.status, await first.text()]).toEqual([503, 'rendering the pages']);
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
    for (const path of everyPath.filter(isCached)) {
      const { status, headers } = await fetch(server.url + path, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      expect({ path, status }).toEqual({ path, status: path === unknownPath ? 404 : 200 });
      expect({ path, etag: headers.get('etag') }).toEqual({
        path,
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      expect(headers.get('content-encoding')).toBe('br');
    }
    await server.end('SIGTERM');
    // These pages were not requested before this test.
    const lines = server.output().split('\n');
    expect(lines.filter((line) => /"path":"\/gallery"/.test(line))).toHaveLength(1);
  });
});
