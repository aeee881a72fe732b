import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { Router } from 'express';
import type { Config } from '../config';
import type { PageCache } from './cache';
import { type CacheKey, cacheKeyOf, notFoundKey } from './cacheKey';
import { cacheControl } from './freshness';
import { plainSummary } from './plainSummary';
import type { RenderPage } from './render';
import { privacyControl, robots } from './seo';
import { sitemap } from './sitemap';

declare module 'node:http' {
  interface IncomingMessage {
    /** The page that was asked for; undefined for all other addresses. */
    page?: CacheKey | undefined;
  }
}

/** Finds the page of a request. Its target may name a host before the path: RFC 9112, 3.2.2. */
export function findPage({ url = '' }: IncomingMessage): CacheKey | undefined {
  const [, target = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(url) ?? [];
  return cacheKeyOf(target.startsWith('/') ? target : `/${target}`);
}

/** Every page of the table of pages, files for crawlers, and the not-found page for every other address. */
export function pageRoutes(config: Config, renderPage: RenderPage, cache: PageCache): Router {
  const router = Router();
  const compress = compression();

  router.get('/robots.txt', robots(config.SITE_URL));
  router.get('/.well-known/gpc.json', privacyControl);
  router.get(['/sitemap.xml', '/llms.txt'], compress, (_req, res, next) => {
    res.set('Cache-Control', cacheControl());
    next();
  });
  router.get('/sitemap.xml', sitemap(config.SITE_URL));
  router.get('/llms.txt', plainSummary(config.SITE_URL));
  router.use(function findNotFoundPage(req, res, next) {
    if (req.page) return next();
    req.page = notFoundKey;
    cache.answer(req, res, next);
  });
  router.use(compress, function page(req, res) {
    const { method, page = notFoundKey } = req;
    if (method === 'GET' || method === 'HEAD') {
      res.set('Cache-Control', cacheControl()).vary('Accept-Encoding');
      renderPage(res, { ...page, onWhole: cache.writerFor(page, res.getHeaders()) });
    } else if (page === notFoundKey) {
      res.status(404).type('text').send('Not found');
    } else {
      res.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
    }
  });
  return router;
}
