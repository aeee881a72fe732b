import compression from 'compression';
import { Router } from 'express';
import { privacyContent } from '../../generated/content/pages/privacy';
import { hotelDay } from '../../shared/hotelDay';
import { cacheControl, nextOfferChange } from './cacheControl';
import { llmsText } from './llmsText';
import { sitemap } from './sitemap';

/** Allows all pages; those that must not be indexed have a robots tag. */
const robotsText = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Files that name the offers that run, made again when others do. */
function filesOf(siteUrl: string) {
  const now = Date.now();
  const day = hotelDay(now);
  return { until: nextOfferChange(now), summary: llmsText(siteUrl, day), map: sitemap(siteUrl, day) };
}

/** Files for crawlers. docs/behavior.md#for-crawlers */
export function crawlerRoutes(siteUrl: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const robots = robotsText(siteUrl);
  let files: ReturnType<typeof filesOf> | undefined;
  function current() {
    if (!files || files.until <= Date.now()) files = filesOf(siteUrl);
    return files;
  }
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robots));
  // The privacy policy promises to honor the Global Privacy Control.
  router.get(
    '/.well-known/gpc.json',
    (_req, res) => void res.json({ gpc: true, lastUpdate: privacyContent.updated }),
  );
  router.get(['/sitemap.xml', '/llms.txt'], compression(), (_req, res, next) => {
    res.set('Cache-Control', cacheControl());
    next();
  });
  router.get('/sitemap.xml', (_req, res) => void res.type('application/xml').send(current().map));
  router.get('/llms.txt', (_req, res) => void res.type('text').send(current().summary));
  return router;
}
