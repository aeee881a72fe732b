import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Compares in a time that does not tell how much is right. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Answers 403 to requests with another name, which was pointed at this machine (DNS rebinding).
 * @param port the desk's own
 */
export const ownHost =
  (port: number): RequestHandler =>
  (req, res, next) => {
    if ([`127.0.0.1:${port}`, `localhost:${port}`].includes(req.headers.host ?? '')) return next();
    res.status(403).type('text').send('The desk answers at its own address alone.');
  };

/**
 * Answers 403 to requests without the key. The desk's page has it from its address and sends it as a header, so a page of
 * another origin cannot: it does not know the key, and a browser lets it send no such header here. A cookie would be sent
 * to every port of this machine.
 */
export const withKey =
  (key: string): RequestHandler =>
  (req, res, next) => {
    if (isSameSecret(req.headers.authorization ?? '', `Bearer ${key}`)) return next();
    res.status(403).type('text').send('Open the desk at the address that npm run edit shows.');
  };
