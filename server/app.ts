import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import { redirects, temporaryRedirects } from '../shared/addresses';
import type { Config } from './config';
import type { StoreFactory } from './forms/rateLimit';
import { formRoutes } from './forms/routes';
import { unsubscribeRoute } from './forms/unsubscribe';
import { devReload, devRun } from './http/devReload';
import { handleErrors, hasTwoHosts, refuseMalformedRequest } from './http/errors';
import { type HealthCheck, healthRoutes } from './http/health';
import { previousBuilds } from './http/previousBuilds';
import { redirect } from './http/redirects';
import { logRequests } from './http/requestLog';
import { requestTarget } from './http/requestTarget';
import { setSecurityHeaders } from './http/securityHeaders';
import { securityText } from './http/securityText';
import { staticFiles } from './http/staticFiles';
import type { Logger } from './logger';
import { createEnquiryMemory, type EnquiryMemory } from './mail/enquiryMemory';
import type { Outbox } from './mail/outbox';
import { mailPreview } from './mail/preview';
import { type Metrics, noMetrics } from './metrics/metrics';
import type { Visits } from './metrics/visits';
import type { Pages } from './pages/allPages';
import { bookRoutes } from './pages/bookRoute';
import { createPageCache, noPageCache, sendCachedPage } from './pages/cache';
import { cacheKeyOf } from './pages/cacheKey';
import { crawlerRoutes } from './pages/crawlerRoutes';
import type { Manifest } from './pages/manifest';
import { isRead, pageRoute } from './pages/pageRoute';
import { createRenderer } from './pages/render';
import { createRefusalPage } from './pages/shortPage';
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
  const cache = cachePages ? createPageCache() : noPageCache;
  const app = express();
  app.disable('x-powered-by').set('trust proxy', config.TRUST_PROXY);

  function listener(req: IncomingMessage, res: ServerResponse) {
    logRequest(req, res);
    const page = hasTwoHosts(req) ? undefined : cacheKeyOf(requestTarget(req));
    const cached = page && isRead(req) ? cache.get(page) : undefined;
    metrics.request(req, res, page && cached !== undefined);
    if (page && req.method === 'GET' && !req.headers['sec-purpose'])
      visits?.count(page, req.headers['user-agent']);
    req.page = page;
    // Before Express, which takes twice as long to pass a request on as a cached page takes to be sent.
    if (cached) sendCachedPage(req, res, cached);
    else app(req, res);
  }

  app.use(setSecurityHeaders);
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
  app.use(staticFiles([assets, previousBuilds(config.DATA_DIR)], path.resolve('public')));
  app.use(crawlerRoutes(config.SITE_URL));
  app.use(pageRoute({ renderPage, cache, logger }));
  app.use(handleErrors(logger));
  return { listener, warm: async () => (cachePages ? warmPages(renderPage, cache) : undefined) };
}
