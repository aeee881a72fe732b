import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isAuthorName } from '../publish/repository';
import { isSameSecret } from './guard';

/** Settings for a desk with its own public address, behind a sign-in proxy. */
export interface Proxied {
  /** The desk's public address. */
  url: URL;
  /** The proxy's X-Desk-Secret header, since any client that reaches the port could forge the other headers. */
  secret: string;
}

/** A signed-in person. */
export interface Person {
  name: string;
  /** Undefined if the proxy sends no email address. */
  email: string | undefined;
}

const shortestSecret = 32;

/** Reads the proxy settings; undefined if both variables are empty. @throws Error with a one-line message */
export function readProxied({ DESK_URL, DESK_SECRET }: NodeJS.ProcessEnv): Proxied | undefined {
  if (!DESK_URL && !DESK_SECRET) return undefined;
  if (!DESK_URL || !URL.canParse(DESK_URL))
    throw new Error('DESK_URL must be the desk’s address, such as https://desk.example.com.');
  if (!DESK_SECRET || DESK_SECRET.length < shortestSecret)
    throw new Error(
      `DESK_SECRET must have at least ${shortestSecret} characters; the sign-in proxy sends it.`,
    );
  return { url: new URL(DESK_URL), secret: DESK_SECRET };
}

const headerOf = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '').trim();

/** Decodes a header as UTF-8, which proxies send, although Node reads headers as Latin-1. */
function textOf(req: IncomingMessage, name: string): string {
  const bytes = Buffer.from(headerOf(req, name), 'latin1');
  return isUtf8(bytes) ? bytes.toString() : headerOf(req, name);
}

/** Returns the person that the proxy signed in; undefined without a name and email address. */
export function personOf(req: IncomingMessage): Person | undefined {
  const [user, email] = [textOf(req, 'x-forwarded-user'), textOf(req, 'x-forwarded-email')];
  const name = isAuthorName(user) ? user : email;
  return name ? { name, email: email || undefined } : undefined;
}

/** Whether a request is read-only or from the desk's own page. Any site's page can send the proxy's cookie. */
function isOwnPage(req: IncomingMessage, origin: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return true;
  const site = headerOf(req, 'sec-fetch-site');
  return site ? site === 'same-origin' : headerOf(req, 'origin') === origin;
}

/** Allows only requests through the proxy, from a signed-in person and, for changes, from the desk's own page. */
export const behindProxy =
  ({ url, secret }: Proxied): RequestHandler =>
  (req, res, next) => {
    const refuse = (status: number, words: string) => void res.status(status).type('text').send(words);
    if (!isSameSecret(headerOf(req, 'x-desk-secret'), secret))
      return refuse(403, 'The desk responds only to its sign-in proxy.');
    if (req.headers.host !== url.host) return refuse(403, 'The desk responds only at its own address.');
    if (!personOf(req)) return refuse(401, 'Sign in to open the desk.');
    if (!isOwnPage(req, url.origin)) return refuse(403, 'Only the desk’s own page can make changes.');
    next();
  };
