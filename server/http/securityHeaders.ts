import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { engineOrigin } from '../../shared/engines';
import { outside } from '../../shared/site';
import { inlineStyles } from '../pages/inlineStyles';

const mapHost = new URL(outside.mapEmbed).origin;
const yearInSeconds = 365 * 24 * 60 * 60;

/** @param inlineStyles the text of the pages' one `<style>`; any other is refused */
const helmetHeaders = (inlineStyles: string) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'sha256-${createHash('sha256').update(inlineStyles).digest('base64')}'`],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // The page checks that the map's host is reachable before it embeds it.
        connectSrc: ["'self'", mapHost],
        manifestSrc: ["'self'"],
        frameSrc: [mapHost],
        // Chromium applies form-action to redirects too (server/pages/bookRoute.ts).
        formAction: ["'self'", engineOrigin],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // No script assigns strings to HTML or script sinks, so the browser may block it.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: yearInSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The embedded map sends no CORP header and would be blocked.
    crossOriginEmbedderPolicy: false,
  });

/** The headers that a middleware sets on every response. */
function headersOf(middleware: ReturnType<typeof helmet>): Readonly<Record<string, string>> {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, () => undefined);
  return res.getHeaders() as Record<string, string>;
}

/**
 * The same headers on every response: no inline scripts and no nonce, so that pages can be cached.
 * docs/behavior.md#security-headers
 */
const securityHeadersFor = (styles: string) => ({
  ...headersOf(helmetHeaders(styles)),
  // Helmet has no option for it.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

export const securityHeaders = securityHeadersFor(inlineStyles);

export const setSecurityHeaders: RequestHandler = (_req, res, next) => {
  res.set(securityHeaders);
  next();
};
