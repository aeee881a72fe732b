import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Sets strict security headers: by default, everything must come from the desk itself. */
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

/** Sets the headers of the desk's page, scripts and API. */
export const headers = withPolicy({});

/** Sets the headers of the document that shows an email: inline styles are allowed, and only the desk can frame it. */
export const mailHeaders = withPolicy({
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'https:', 'data:'],
  connectSrc: ["'none'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'self'"],
});
