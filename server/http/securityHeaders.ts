import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Config } from '../config';

const yearInSeconds = 365 * 24 * 60 * 60;

/** What the content policy allows beside the site's own files. */
interface Allowed {
  /** The embedded map's address. */
  mapEmbed: string;
  /** The inline style sheet. */
  styles: string;
  hsts: Config['HSTS'];
}

function contentPolicy({ mapEmbed, styles }: Allowed): string {
  const mapHost = new URL(mapEmbed).origin;
  const stylesHash = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${stylesHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // The page checks that the map's host is reachable before it embeds it.
    `connect-src 'self' ${mapHost}`,
    "manifest-src 'self'",
    `frame-src ${mapHost}`,
    // Chromium applies form-action to every redirect, and the engine's address may lead over hosts that only the
    // vendor knows. docs/decisions/0004-strict-content-policy.md
    "form-action 'self' https:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // No script assigns strings to HTML or script sinks, so the browser may block it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

/** Browsers ignore it over http. `off` makes browsers forget an earlier one. */
const strictTransport: Readonly<Record<Config['HSTS'], string>> = {
  off: 'max-age=0',
  host: `max-age=${yearInSeconds}`,
  subdomains: `max-age=${yearInSeconds}; includeSubDomains`,
};

/**
 * The same headers on every response: no inline scripts and no nonce, so that pages can be cached. No
 * Cross-Origin-Embedder-Policy: the embedded map would be blocked.
 * docs/decisions/0004-strict-content-policy.md
 */
export const securityHeaders = (allowed: Allowed): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(allowed),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'strict-transport-security': strictTransport[allowed.hsts],
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

export const setSecurityHeaders: RequestHandler = ({ snapshot }, res, next) => {
  res.set(snapshot.headers);
  next();
};
