import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The values that the security headers depend on. */
interface Allowed {
  /** The embedded map's address. */
  mapEmbed: string;
  /** The inline style sheet. */
  styles: string;
  hsts: Config['HSTS'];
}

const policy = ({ mapEmbed, styles }: Allowed) => {
  const mapHost = new URL(mapEmbed).origin;
  const stylesHash = createHash('sha256').update(styles).digest('base64');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'sha256-${stylesHash}'`],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // The page checks that the map's host is reachable before embedding the map.
        connectSrc: ["'self'", mapHost],
        manifestSrc: ["'self'"],
        frameSrc: [mapHost],
        // Chromium applies form-action to every redirect, and the engine's address may redirect through hosts that only
        // the vendor knows. docs/decisions/0004-strict-content-policy.md
        formAction: ["'self'", 'https:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // No script assigns strings to HTML or script sinks, so browsers may block such assignments.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    // `strictTransport` sets this header, as configured.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These headers are for Internet Explorer, Flash, and old XSS filters, or turn off DNS prefetching. Every byte
    // counts: for a page of more than ten packets (14,600 bytes), a browser needs one more round trip.
    // docs/speed.md#what-works
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // This header would block the embedded map, which sends no CORP header.
    crossOriginEmbedderPolicy: false,
  });
};

/** The headers that a middleware sets on every response. */
function headersOf(middleware: ReturnType<typeof helmet>): Readonly<Record<string, string>> {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, () => undefined);
  return res.getHeaders() as Record<string, string>;
}

/**
 * Returns the headers of every response. The policy allows no inline scripts and has no nonce, so pages can be cached.
 * docs/decisions/0004-strict-content-policy.md
 */
export const securityHeaders = (allowed: Allowed): Readonly<Record<string, string>> => ({
  ...headersOf(policy(allowed)),
  ...strictTransport(allowed.hsts),
  // Helmet has no option for this header.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** Browsers ignore this header over http. `off` makes browsers forget an earlier header. */
const strictTransport = (scope: Config['HSTS']): Readonly<Record<string, string>> => ({
  'strict-transport-security': {
    off: 'max-age=0',
    host: `max-age=${yearInSeconds}`,
    subdomains: `max-age=${yearInSeconds}; includeSubDomains`,
  }[scope],
});

export const setSecurityHeaders: RequestHandler = ({ snapshot }, res, next) => {
  res.set(snapshot.headers);
  next();
};
