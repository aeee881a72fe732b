import { Router } from 'express';
import { canonicalPath } from '../../shared/canonicalPath';
import type { Config } from '../config';
import type { RenderPage } from './render';
import { robots, sitemap } from './seo';

/** How long a browser (not at all without asking), a CDN (5 min) and a CDN whose origin is slow (1 day) keep a page. */
const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** Every page of the route table, and the not-found page for everything else. SPEC 2; DESIGN 3, Pages. */
export function pageRoutes(config: Config, renderPage: RenderPage): Router {
  const router = Router();

  router.get('/robots.txt', robots(config.SITE_URL));
  router.get('/sitemap.xml', sitemap(config.SITE_URL));
  router.use(function page(req, res, next) {
    const status = canonicalPath(req.path) ? 200 : 404;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (status === 404) return next();
      res.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
      return;
    }
    res.set('Cache-Control', pageCaching).vary('Accept-Encoding');
    renderPage(res, { url: req.url, status });
  });
  router.use(function notFound(_req, res) {
    res.status(404).type('text').send('Not found');
  });
  return router;
}
