import compression from 'compression';
import { Router } from 'express';
import { privacyContent } from '../../generated/content/pages/privacy';
import { cacheControl } from './freshness';
import { llmsText } from './llmsText';
import { sitemap } from './sitemap';

/** Everything may be read; pages that should not be indexed say so themselves. */
const robotsText = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Files for crawlers, made once. docs/behavior.md#for-crawlers */
export function crawlerRoutes(siteUrl: string): Router {
  const router = Router();
  const [robots, summary, map] = [robotsText(siteUrl), llmsText(siteUrl), sitemap(siteUrl)];
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robots));
  // The site abides by the Global Privacy Control since its policy says so.
  router.get(
    '/.well-known/gpc.json',
    (_req, res) => void res.json({ gpc: true, lastUpdate: privacyContent.updated }),
  );
  router.get(['/sitemap.xml', '/llms.txt'], compression(), (_req, res, next) => {
    res.set('Cache-Control', cacheControl());
    next();
  });
  router.get('/sitemap.xml', (_req, res) => void res.type('application/xml').send(map));
  router.get('/llms.txt', (_req, res) => void res.type('text').send(summary));
  return router;
}
