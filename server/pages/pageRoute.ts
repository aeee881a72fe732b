import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import { sendCachedPage } from './cache';
import { type CacheKey, notFoundKey } from './cacheKey';
import { sendPage } from './pageResponse';
import type { Prerenderer } from './prerender';
import type { RenderPage } from './render';

declare module 'node:http' {
  interface IncomingMessage {
    /** The snapshot that serves this request from start to finish. Set by server/app.ts. */
    snapshot: Snapshot;
    /** The requested page's cache key; undefined for all other addresses. Set by server/app.ts. */
    cacheKey?: CacheKey | undefined;
  }
}

interface Dependencies {
  renderPage: RenderPage;
  prerenderer: Prerenderer;
  logger: Logger;
}

/** Whether the method is GET or HEAD. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The last route: renders pages that are not cached yet, and the not-found page for all other addresses. */
export function pageRoute({ renderPage, prerenderer, logger }: Dependencies): Router {
  const router = Router();

  function sendCachedNotFound(req: Request, res: Response, next: () => void) {
    const cached = !req.cacheKey && isRead(req) ? req.snapshot.cache.get(notFoundKey.url) : undefined;
    if (cached) sendCachedPage(req, res, cached);
    else next();
  }

  function refuseOtherMethods(req: Request, res: Response, next: () => void) {
    if (isRead(req)) return next();
    if (req.cacheKey) res.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
    else res.status(404).type('text').send('Not found');
  }

  async function render({ snapshot, cacheKey: key = notFoundKey }: Request, res: Response) {
    const page = await renderPage({ ...key, snapshot, isPublic: true });
    const html = await sendPage(res, page);
    if (!html) return;
    await prerenderer
      .keep(snapshot, key, page, html)
      .catch((error: unknown) => logger.error({ err: error, url: key.url }, 'page not cached'));
  }

  router.use(sendCachedNotFound, compression(), refuseOtherMethods, render);
  return router;
}
