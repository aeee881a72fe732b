import type { RequestHandler } from 'express';

/** Methods that change nothing. */
const reading = ['GET', 'HEAD'];

/**
 * Keeps the desk for the browser of the machine it runs on. Another Host means that a foreign name was pointed at this
 * machine (DNS rebinding); another Origin, or none, that another site's page sends the request. Both get 403.
 * @param port the desk's own
 */
export function guard(port: number): RequestHandler {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  return (req, res, next) => {
    const { host = '', origin, 'sec-fetch-site': site } = req.headers;
    if (!hosts.includes(host)) {
      res.status(403).type('text').send('The desk answers at its own address alone.');
      return;
    }
    const isForeign = origin !== `http://${host}` || (site !== undefined && site !== 'same-origin');
    if (!reading.includes(req.method) && isForeign) {
      res.status(403).type('text').send('The desk takes changes from its own pages alone.');
      return;
    }
    next();
  };
}
