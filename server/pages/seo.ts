import type { RequestHandler } from 'express';
import { privacyContent } from '../../generated/content/pages/privacy';

/** /robots.txt: everything may be read; pages that should not be indexed say so themselves. */
export function robots(siteUrl: string): RequestHandler {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return (_req, res) => void res.type('text').send(text);
}

/** /.well-known/gpc.json: the site abides by the Global Privacy Control since its policy says so. */
export const privacyControl: RequestHandler = (_req, res) =>
  void res.json({ gpc: true, lastUpdate: privacyContent.updated });
