import type { Request } from 'express';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a post comes from one of our own pages, or from no page at all. Browsers state it in Sec-Fetch-Site, which
 * no script can set; older ones and plain http leave only Origin, compared with the public origin and with the host
 * that was asked. Without either header no browser sent it, so no guest is being used. DESIGN 3, Forms (403).
 */
export function isSameOrigin(req: Request, siteUrl: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || origin === siteUrl || (hostOf(origin) !== undefined && hostOf(origin) === req.host);
}
