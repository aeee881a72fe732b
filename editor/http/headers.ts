import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface HeaderOptions {
  /** The other address that a page of the desk may show in a frame: the site's preview. */
  preview?: string;
}

/** Strict headers: scripts from the desk alone, no other host for anything. */
export const headers = ({ preview }: HeaderOptions = {}): RequestHandler =>
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
        frameSrc: [preview ?? "'none'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The desk is served without TLS, on this machine alone.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
