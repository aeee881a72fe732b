import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { outside } from '../shared/site';

const mapHost = new URL(outside.mapEmbed).origin;
const yearInSeconds = 365 * 24 * 60 * 60;

const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: [mapHost],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: yearInSeconds, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // The embedded map sends no CORP header; requiring one would blank it.
  crossOriginEmbedderPolicy: false,
});

/** What helmet sets, which is the same for every request and so is asked only once. */
function helmetHeaders() {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(sample.req, sample, () => undefined);
  return Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

/** The same strict headers on every answer: no inline script, no nonce, so that pages stay cacheable (DESIGN 3). */
export const securityHeaders: ReadonlyMap<string, string> = new Map([
  ...helmetHeaders(),
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()'],
]);

/** Gives them to an answer that is still to be written. */
export const setSecurityHeaders = (res: ServerResponse) => {
  for (const [name, value] of securityHeaders) res.setHeader(name, value);
};
