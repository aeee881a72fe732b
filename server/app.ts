import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import { redirects, temporaryRedirects } from '../shared/addresses';
import { bookRoutes } from './book';
import type { Config } from './config';
import type { StoreFactory } from './forms/rateLimit';
import { formRoutes } from './forms/routes';
import { unsubscribeRoute } from './forms/unsubscribe';
import { devReload, devRun } from './http/devReload';
import { handleErrors, hasTwoHosts, refuseMalformedRequest } from './http/errors';
import { type HealthCheck, healthRoutes } from './http/health';
import { keptFolder } from './http/keptAssets';
import { redirect } from './http/redirects';
import { logRequests } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import { securityText } from './http/securityText';
import { staticFiles } from './http/staticFiles';
import type { Logger } from './logger';
import { createEnquiryMemory, type EnquiryMemory } from './mail/enquiryMemory';
import type { Outbox } from './mail/outbox';
import { mailPreview } from './mail/preview';
import { type Metrics, noMetrics } from './metrics/metrics';
import type { Visits } from './metrics/visits';
import type { Pages } from './pages/allPages';
import { createPageCache, noPageCache } from './pages/cache';
import type { Manifest } from './pages/manifest';
import { createRefusalPage } from './pages/refusalPage';
import { createRenderer } from './pages/render';
import { findPage, pageRoutes } from './pages/routes';
import { warmPages } from './pages/warm';

export interface Dependencies {
  config: Config;
  logger: Logger;
  manifest: Manifest;
  /** All loaded. */
  pages: Pages;
  /** The directory of the build's browser files. */
  buildDirectory: string;
  healthCheck: HealthCheck;
  outbox: Outbox;
  /** Absent: the enquiries since the start are known. */
  memory?: EnquiryMemory | undefined;
  /** Absent: nothing is measured. */
  metrics?: Metrics | undefined;
  /** Absent: nothing is counted. */
  visits?: Pick<Visits, 'count'> | undefined;
  /** Where the forms' rate limits count; absent: in memory. */
  createStore?: StoreFactory | undefined;
  /** Whether finished pages are cached; absent: they are, but not in development. */
  cachePages?: boolean;
}

export interface App {
  listener: RequestListener;
  /** Renders and compresses every page; resolves when the cache has them, at once where there is none. */
  warm(): Promise<void>;
}

/** The site. Read it top to bottom: it is the life of a request. */
export function createApp(dependencies: Dependencies): App {
  const { config, logger, manifest, pages, buildDirectory, healthCheck, outbox, createStore } = dependencies;
  const { memory = createEnquiryMemory(), metrics = noMetrics, visits } = dependencies;
  const { cachePages = config.NODE_ENV !== 'development' } = dependencies;
  const logRequest = logRequests(logger);
  const renderPage = createRenderer(pages, manifest, config, logger);
  const refusalPage = createRefusalPage(manifest);
  const cache = cachePages ? createPageCache(logger) : noPageCache;
  const app = express();
  app.set('trust proxy', config.TRUST_PROXY);

  const answer = (req: IncomingMessage, res: ServerResponse, onMiss = () => {}) => {
    // Before Express, which takes twice as long to pass a request on as the cache takes to answer it.
    cache.answer(req, res, () => {
      onMiss();
      app(req, res);
    });
  };

  function listener(req: IncomingMessage, res: ServerResponse) {
    logRequest(req, res);
    req.page = hasTwoHosts(req) ? undefined : findPage(req);
    const { page } = req;
    let isHit: boolean | undefined = true;
    metrics.request(req, res, () => isHit);
    if (page && req.method === 'GET' && !req.headers['sec-purpose'])
      visits?.count(page, req.headers['user-agent']);
    answer(req, res, () => {
      isHit = page && false;
    });
  }

  /** No guest asks, so nothing is logged and counted. */
  function warmListener(req: IncomingMessage, res: ServerResponse) {
    req.page = findPage(req);
    answer(req, res);
  }

  app.use(securityHeaders);
  app.use(refuseMalformedRequest);
  app.use(redirect(redirects, temporaryRedirects));
  app.use(healthRoutes(healthCheck));
  app.get('/.well-known/security.txt', securityText(config.SITE_URL));
  if (config.NODE_ENV === 'development') {
    app.use(devRun);
    app.get('/dev/reload', devReload);
    app.use('/dev/mails', mailPreview(config));
  }
  app.use(
    '/api',
    compression(),
    formRoutes({ config, logger, outbox, memory, metrics, renderPage, refusalPage, createStore }),
  );
  app.use(unsubscribeRoute({ config, logger, outbox, renderPage, createStore }));
  app.use(bookRoutes(config, renderPage));
  const assets = path.join(buildDirectory, 'public/assets');
  app.use(staticFiles([assets, keptFolder(config.DATA_DIR)], path.resolve('public')));
  app.use(pageRoutes(config, renderPage, cache));
  app.use(handleErrors(logger));
  return { listener, warm: async () => (cachePages ? warmPages(warmListener, cache) : undefined) };
}
