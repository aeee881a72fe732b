import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logger';

/** The longest path that is logged, in characters. */
const pathLimit = 200;

/** A path without its query and without e-mail addresses, which links in a mailing may carry. */
function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/').map((part) => (/@|%40/.test(part) ? '[address]' : part));
  return parts.join('/').slice(0, pathLimit);
}

/**
 * Logs one line for each request when its answer has ended or was cut (`complete` tells which), without personal data:
 * no address of the guest, no query, no body, no user agent.
 */
export function logRequests(logger: Logger) {
  return function logRequest({ method, url = '' }: IncomingMessage, res: ServerResponse): void {
    const started = performance.now();
    const id = randomUUID();
    const path = loggedPath(url);
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      // Load balancers ask for these every few seconds.
      const level = path === '/healthz' || path === '/readyz' ? 'debug' : 'info';
      const line = { id, method, path, status: res.statusCode, ms, complete: res.writableFinished };
      logger[level](line, 'request');
    });
  };
}
