import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Strict headers: everything from the desk alone. */
const withPolicy = (more: Record<string, string[]>): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...more,
      },
    },
    // The desk is served without TLS, on this machine alone.
    strictTransportSecurity: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'no-referrer' },
  });

/** Of the desk's page, its scripts and its answers. */
export const headers = withPolicy({});

/** Of the document that shows an email, which has styles inside: in the desk's frame alone. */
export const mailHeaders = withPolicy({
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'https:', 'data:'],
  connectSrc: ["'none'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'self'"],
});
