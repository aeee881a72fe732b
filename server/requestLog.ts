import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger';

/** Personal data that may stand in an address which is none of ours, such as a mailing's; cut to a readable length. */
const withoutAddresses = (path: string) => path.replace(/[^/]*(?:@|%40)[^/]*/gi, '[address]').slice(0, 200);

/** One line per finished request: no address of the guest, no query, no body, no agent (DESIGN 3). */
export function logRequests(logger: Logger) {
  return function requestLog({ method, url = '' }: IncomingMessage, res: ServerResponse) {
    const started = performance.now();
    const id = randomUUID();
    const path = withoutAddresses(url.replace(/[?#].*$/, ''));
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      // Load balancers ask how we are every few seconds.
      const level = path === '/healthz' || path === '/readyz' ? 'debug' : 'info';
      logger[level](
        { id, method, path, status: res.statusCode, ms, complete: res.writableFinished },
        'request',
      );
    });
  };
}
