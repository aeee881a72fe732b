import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Strict security headers: everything must come from the desk itself. */
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
    // The desk itself is served without TLS.
    strictTransportSecurity: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'no-referrer' },
  });

/** For the desk's page, its scripts and its API. */
export const headers = withPolicy({});

/** For the document that shows an email: it needs inline styles, and only the desk may frame it. */
export const mailHeaders = withPolicy({
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'https:', 'data:'],
  connectSrc: ["'none'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'self'"],
});
