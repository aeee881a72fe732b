import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface HeaderOptions {
  /** The other address that a page of the desk may show in a frame: the site's preview. */
  preview?: string;
  /** Whether a page of the desk may show this one in a frame. */
  framed?: boolean;
  /** Keystatic writes its style sheets from script. */
  inlineStyles?: boolean;
}

/** Strict headers: scripts from the desk alone, no other host for anything. */
export const headers = ({ preview, framed, inlineStyles }: HeaderOptions = {}): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: inlineStyles ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: preview ? ["'self'", preview] : ["'none'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: framed ? ["'self'"] : ["'none'"],
      },
    },
    // The desk is served without TLS, on this machine alone.
    strictTransportSecurity: false,
    xFrameOptions: { action: framed ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
