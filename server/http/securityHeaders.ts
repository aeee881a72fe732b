import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { outside } from '../../shared/site';

const mapHost = new URL(outside.mapEmbed).origin;
const yearInSeconds = 365 * 24 * 60 * 60;

const setHelmetHeaders = helmet({
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

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/**
 * Sets the same strict headers on every answer: no inline script and no nonce, so that pages can be cached.
 * docs/behavior.md#security-headers
 */
export function setSecurityHeaders(req: IncomingMessage, res: ServerResponse): void {
  // Its callback is for directives that are functions and fail; here all are fixed.
  setHelmetHeaders(req, res, () => undefined);
  res.setHeader('Permissions-Policy', permissionsPolicy);
}
