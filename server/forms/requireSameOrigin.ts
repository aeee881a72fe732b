import type { Request, RequestHandler } from 'express';
import { errorTexts, FormError } from './errors';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a post comes from one of our own pages, or from no page at all. Browsers say so in Sec-Fetch-Site, which
 * no script can set; older ones and those on plain http send only Origin, which is compared with the public origin
 * and with the host of the request. A post with neither header comes from no browser, so no guest was tricked.
 */
function isSameOrigin(req: Request, siteUrl: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || origin === siteUrl || (hostOf(origin) !== undefined && hostOf(origin) === req.host);
}

/** Refuses posts of other sites' pages (403). */
export function requireSameOrigin(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    next(isSameOrigin(req, siteUrl) ? undefined : new FormError(403, errorTexts.crossSite));
  };
}
