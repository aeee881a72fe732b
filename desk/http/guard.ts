import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Responds 403 unless the Host header has the desk's own address, to prevent DNS rebinding.
 * @param port the desk's port
 */
export const requireOwnHost =
  (port: number): RequestHandler =>
  (req, res, next) => {
    if ([`127.0.0.1:${port}`, `localhost:${port}`].includes(req.headers.host ?? '')) return next();
    res.status(403).type('text').send('The desk responds only at its own address.');
  };

/**
 * Responds 403 to requests without the key. The desk's page reads the key from its URL and sends it in a header. A page
 * from another origin doesn't know the key, and browsers don't let such a page send this header to the desk. The key
 * isn't in a cookie, because browsers send cookies to every port of this machine.
 */
export const requireKey =
  (key: string): RequestHandler =>
  (req, res, next) => {
    if (isSameSecret(req.headers.authorization ?? '', `Bearer ${key}`)) return next();
    res.status(403).type('text').send('Open the desk at the address that npm run edit prints.');
  };
