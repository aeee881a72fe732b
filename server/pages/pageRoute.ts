import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import type { Logger } from '../logger';
import { type PageCache, sendCachedPage } from './cache';
import { type CacheKey, notFoundKey } from './cacheKey';
import { sendPage } from './page';
import type { RenderPage } from './render';

declare module 'node:http' {
  interface IncomingMessage {
    /** The key of the requested page; undefined for all other addresses. Set by server/app.ts. */
    page?: CacheKey | undefined;
  }
}

interface Dependencies {
  renderPage: RenderPage;
  cache: PageCache;
  logger: Logger;
}

/** Whether the method is GET or HEAD. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The last route: uncached pages, and the not-found page for every other address. */
export function pageRoute({ renderPage, cache, logger }: Dependencies): Router {
  const router = Router();

  function sendNotFound(req: Request, res: Response, next: () => void) {
    const cached = !req.page && isRead(req) ? cache.get(notFoundKey) : undefined;
    if (cached) sendCachedPage(req, res, cached);
    else next();
  }

  function refuseOtherMethods(req: Request, res: Response, next: () => void) {
    if (isRead(req)) return next();
    if (req.page) res.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
    else res.status(404).type('text').send('Not found');
  }

  async function render({ page: key = notFoundKey }: Request, res: Response) {
    const page = await renderPage({ ...key, isPublic: true });
    const html = await sendPage(res, page);
    if (!html) return;
    await cache
      .keep(key, page, html)
      .catch((error: unknown) => logger.error({ err: error, url: key.url }, 'page not cached'));
  }

  router.use(sendNotFound, compression(), refuseOtherMethods, render);
  return router;
}
