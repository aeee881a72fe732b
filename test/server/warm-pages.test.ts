import type { RequestListener } from 'node:http';
import { noPageCache } from '../../server/pages/cache';
import { notFoundKey } from '../../server/pages/cacheKey';
import { warmPages } from '../../server/pages/warm';
import { addresses } from '../support/content';

/** Warms a site that answers like this. @returns what it was asked, and how many pages were made at once at most */
async function warmed(answer: (path: string) => number = () => 200) {
  const asked: string[] = [];
  let making = 0;
  let most = 0;
  const ports = new Set<string>();
  const listener: RequestListener = (req, res) => {
    ports.add(`${req.socket.localAddress}:${req.socket.localPort}`);
    asked.push(`${req.method} ${req.url}`);
    making += 1;
    most = Math.max(most, making);
    res.writeHead(answer(req.url ?? ''), { Location: '/never' }).end();
  };
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    making -= 1;
  };
  await warmPages(listener, { ...noPageCache, settled });
  return { asked, making, most, ports: [...ports] };
}

it('asks for every page once, and for the one of all unknown addresses', async () => {
  const { asked } = await warmed();
  const paths = [...addresses.map(({ path }) => path), notFoundKey.url];
  expect(asked.sort()).toEqual(paths.map((path) => `HEAD ${path}`).sort());
});

it('makes two pages at a time, and waits until the last is kept', async () => {
  const { most, making } = await warmed();
  expect([most, making]).toEqual([2, 0]);
});

it('asks on a port that this machine alone can reach, and that is closed afterwards', async () => {
  const { ports } = await warmed();
  expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+$/)]);
  await expect(fetch(`http://${ports[0]}/`)).rejects.toThrow();
});

it('follows no redirect', async () => {
  const { asked } = await warmed(() => 301);
  expect(asked).not.toContain('HEAD /never');
  expect(asked).toHaveLength(addresses.length + 1);
});
