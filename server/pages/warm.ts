import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from '../../shared/addresses';
import type { PageCache } from './cache';
import { notFoundKey } from './cacheKey';

/** How many pages are rendered at once: each is then compressed on threads of its own. */
const atOnce = 2;

/**
 * Asks for every page once, on a port that only this machine can reach, and waits until the cache has them: the first
 * guest after a start gets finished bytes like all others. docs/behavior.md#start-and-stop
 */
export async function warmPages(listener: RequestListener, cache: PageCache): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const paths = [...addresses.map(({ path }) => path), notFoundKey.url].values();
  const worker = async () => {
    for (const path of paths) {
      await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD', redirect: 'manual' });
      await cache.settled();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
