import type { RequestHandler } from 'express';
import { privacyContent } from '../../generated/content/pages/privacy';
import { indexedPaths } from '../../shared/addresses';

/** /sitemap.xml: every public page once, by its canonical address. */
export function sitemap(siteUrl: string): RequestHandler {
  const urls = indexedPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return (_req, res) => void res.type('application/xml').send(xml);
}

/** /robots.txt: everything may be read; pages that should not be indexed say so themselves. */
export function robots(siteUrl: string): RequestHandler {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return (_req, res) => void res.type('text').send(text);
}

/** /.well-known/gpc.json: the site abides by the Global Privacy Control since its policy says so. */
export const privacyControl: RequestHandler = (_req, res) =>
  void res.json({ gpc: true, lastUpdate: privacyContent.updated });
