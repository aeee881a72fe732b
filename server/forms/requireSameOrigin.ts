import type { Request, RequestHandler } from 'express';
import { errorTexts, FormError } from './formError';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a post comes from one of our own pages, or not from a browser. Browsers send Sec-Fetch-Site, which scripts
 * cannot set; older ones and those on plain http send only Origin, which must be the public origin or the host of the
 * request. A post with neither header comes from no browser, so it is no cross-site forgery.
 */
function isSameOrigin(req: Request, siteUrl: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || origin === siteUrl || (hostOf(origin) !== undefined && hostOf(origin) === req.host);
}

/** Rejects cross-site posts (403). */
export function requireSameOrigin(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    next(
      isSameOrigin(req, siteUrl) ? undefined : new FormError(403, errorTexts(req.snapshot.content).crossSite),
    );
  };
}
