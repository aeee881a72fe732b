import compression from 'compression';
import { type Request, Router } from 'express';
import type { Config } from '../config';
import { type PageCache, pageCaching } from './cache';
import { type CacheKey, cacheKeyOf, notFoundKey } from './cacheKey';
import type { RenderPage } from './render';
import { privacyControl, robots, sitemap } from './seo';

/** The page of a request, whose line may name a host too. */
const pageOf = ({ path, url }: Request): CacheKey =>
  cacheKeyOf(url.includes('?') ? path + url.slice(url.indexOf('?')) : path) ?? notFoundKey;

/** Every page of the route table, and the not-found page for everything else. SPEC 2; DESIGN 3, Pages. */
export function pageRoutes(config: Config, renderPage: RenderPage, cache: PageCache | undefined): Router {
  const router = Router();
  const compress = compression();

  router.get('/robots.txt', robots(config.SITE_URL));
  router.get('/.well-known/gpc.json', privacyControl);
  router.get('/sitemap.xml', compress, sitemap(config.SITE_URL));
  router.use(function keptPage(req, res, next) {
    if (!cache?.answer(req, res, pageOf(req))) next();
  });
  router.use(compress, function page(req, res, next) {
    const page = pageOf(req);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (page.status === 404) return next();
      res.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
      return;
    }
    res.set('Cache-Control', pageCaching).vary('Accept-Encoding');
    renderPage(res, { ...page, onWhole: cache?.taker(page) });
  });
  router.use(function notFound(_req, res) {
    res.status(404).type('text').send('Not found');
  });
  return router;
}
