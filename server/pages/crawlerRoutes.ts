import compression from 'compression';
import { Router } from 'express';
import type { PageContent } from '../../shared/schema/pages';
import { llmsText } from './llmsText';
import { cacheControl } from './render';
import { sitemap } from './sitemap';

/** Allows all pages; those that must not be indexed have a robots tag. */
const robotsText = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Files for crawlers. docs/behavior.md#for-crawlers */
export function crawlerRoutes(siteUrl: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const robots = robotsText(siteUrl);
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robots));
  // The privacy policy promises to honor the Global Privacy Control.
  router.get('/.well-known/gpc.json', ({ snapshot }, res) => {
    const { updated } = snapshot.content.pages.privacy as PageContent<'privacy'>;
    res.json({ gpc: true, lastUpdate: updated });
  });
  router.get(['/sitemap.xml', '/llms.txt'], compression(), (_req, res, next) => {
    res.set('Cache-Control', cacheControl);
    next();
  });
  router.get('/sitemap.xml', ({ snapshot }, res) => void res.type('application/xml').send(sitemap(snapshot)));
  router.get('/llms.txt', ({ snapshot }, res) => void res.type('text').send(llmsText(snapshot)));
  return router;
}
