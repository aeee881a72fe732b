import { Router } from 'express';
import type { PageContent } from '../../shared/schema/pages';

/** Allows all pages; those that must not be indexed have a robots tag. */
const robotsText = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

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
  return router;
}
