import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** How long a browser keeps the key, in ms: a bookmark works from season to season. */
const rememberedFor = 365 * 24 * 60 * 60 * 1000;

/** Methods that change nothing. */
const reading = ['GET', 'HEAD'];

/** Whether a request names this machine, and no other name that was pointed at it (DNS rebinding). */
export const isOwnHost = ({ headers }: IncomingMessage, port: number): boolean =>
  [`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? '');

/** Whether a page of another origin, also one of this machine, has sent the request. Browsers send 'none' for a typed address. */
function isForeign({ method, headers }: Request): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (reading.includes(method)) return site !== undefined && site !== 'same-origin' && site !== 'none';
  return origin !== `http://${host}` || (site !== undefined && site !== 'same-origin');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Keeps the desk for the browser that was given its address: other names of this machine, other sites' pages, and programs
 * that do not know the key get 403. The key comes once in the address and is a cookie from then on.
 * @param port the desk's own
 */
export function guard(port: number, key: string): RequestHandler {
  // Cookies of one host are shared by its ports.
  const cookie = `desk-${port}`;
  return (req, res, next) => {
    const refuse = (sentence: string) => void res.status(403).type('text').send(sentence);
    if (!isOwnHost(req, port)) return refuse('The desk answers at its own address alone.');
    if (isForeign(req)) return refuse('The desk answers its own pages alone.');
    if (typeof req.query.key === 'string' && isSame(req.query.key, key)) {
      res.cookie(cookie, key, { httpOnly: true, sameSite: 'strict', maxAge: rememberedFor });
      return res.redirect(303, req.path);
    }
    const given = (req.headers.cookie ?? '').split('; ').find((each) => each.startsWith(`${cookie}=`));
    if (!isSame(given?.slice(cookie.length + 1) ?? '', key))
      return refuse('Open the desk at the address that npm run edit shows.');
    next();
  };
}
