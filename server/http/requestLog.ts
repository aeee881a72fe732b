import type { IncomingMessage, ServerResponse } from 'node:http';
import { pages } from '../../shared/pages';
import type { Logger } from '../logger';

/** The maximum length of a logged path, in characters. */
const pathLimit = 200;

const signedLinks = `${pages.unsubscribe.path}/`;

/** The path without the query and without email addresses, which links in mailings may contain. */
function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.startsWith(signedLinks)) return `${signedLinks}[token]`;
  const parts = path.split('/').map((part) => (/@|%40/.test(part) ? '[address]' : part));
  return parts.join('/').slice(0, pathLimit);
}

/**
 * Logs one line per request after its response has ended or was cut off (`complete` is false). Lines contain no
 * personal data: no client address, query, body, or user agent. Response headers can't be logged: a cached page passes
 * its headers to `writeHead`, so `res.getHeader` lacks them.
 */
export function logRequests(logger: Logger) {
  return function logRequest({ method, url = '' }: IncomingMessage, res: ServerResponse): void {
    const started = performance.now();
    const path = loggedPath(url);
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      // Load balancers request these paths every few seconds.
      const level = path === '/healthz' || path === '/readyz' ? 'debug' : 'info';
      const line = { method, path, status: res.statusCode, ms, complete: res.writableFinished };
      logger[level](line, 'request');
    });
  };
}
