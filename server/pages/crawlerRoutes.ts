import { Router } from 'express';
import type { PageContent } from '../../shared/schema/pages';
import { sendCachedPage } from './cache';
import { llmsText } from './llmsText';
import { cacheControl } from './render';
import { sitemap } from './sitemap';

/** Allows all pages; those that must not be indexed have a robots tag. */
const robotsText = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Files that name what the hotel has. */
const files = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', textOf: sitemap },
  '/llms.txt': { type: 'text/plain; charset=utf-8', textOf: llmsText },
};

/** Files for crawlers. */
export function crawlerRoutes(siteUrl: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const robots = robotsText(siteUrl);
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robots));
  // The privacy policy promises to honor the Global Privacy Control.
  router.get('/.well-known/gpc.json', ({ snapshot }, res) => {
    const { updated } = snapshot.content.pages.privacy as PageContent<'privacy'>;
    res.json({ gpc: true, lastUpdate: updated });
  });
  for (const [path, { type, textOf }] of Object.entries(files))
    router.get(path, async (req, res) => {
      const { snapshot } = req;
      const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
      const make = () => snapshot.cache.keep(path, { status: 200, headers }, Buffer.from(textOf(snapshot)));
      // As bytes, like pages: to compress it for each request would take a megabyte of memory each.
      sendCachedPage(req, res, snapshot.cache.get(path) ?? (await make()));
    });
  return router;
}
