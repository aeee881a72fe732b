import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { outside } from '../shared/site';

const mapHost = new URL(outside.mapEmbed).origin;
const yearInSeconds = 365 * 24 * 60 * 60;

const headers = helmet({
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

/** The same strict headers on every answer: no inline script, no nonce, so that pages stay cacheable (DESIGN 3). */
export const securityHeaders: RequestHandler[] = [
  headers,
  function permissionsPolicy(_req, res, next) {
    res.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    );
    next();
  },
];
