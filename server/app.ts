import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { Config } from './config';
import type { Hotel } from './content/liveHotel';
import type { StoreFactory } from './forms/dependencies';
import { formRoutes } from './forms/formRoutes';
import { unsubscribeRoute } from './forms/unsubscribe';
import { devReload, devRun } from './http/devReload';
import { handleErrors } from './http/handleErrors';
import { type HealthCheck, healthRoutes } from './http/health';
import { isForOneHost, refuse, refuseUndecodable } from './http/malformedRequests';
import { previousBuilds } from './http/previousBuilds';
import { redirect } from './http/redirects';
import { logRequests } from './http/requestLog';
import { requestTarget } from './http/requestTarget';
import { setSecurityHeaders } from './http/securityHeaders';
import { securityText } from './http/securityText';
import { staticFiles } from './http/staticFiles';
import type { Logger } from './logger';
import type { Outbox } from './mail/outbox/outbox';
import { mailPreview } from './mail/preview';
import { type Metrics, noMetrics } from './metrics';
import type { PageModules } from './pages/allPages';
import { bookRoutes } from './pages/bookRoute';
import { sendCachedPage } from './pages/cache';
import { createRefusalPage } from './pages/errorPage';
import { generatedFiles } from './pages/generatedFiles';
import type { Manifest } from './pages/manifest';
import { isRead, pageRoute } from './pages/pageRoute';
import { createPrerenderer, noPrerenderer } from './pages/prerender';
import { createRenderer } from './pages/render';
import { nightsRoute } from './rates/nightsRoute';
import { createRates } from './rates/rates';

export interface Dependencies {
  config: Config;
  /** The hotel's content, which may change while the server runs. */
  hotel: Pick<Hotel, 'current' | 'beforeChange' | 'onChange'>;
  logger: Logger;
  manifest: Manifest;
  pages: PageModules;
  /** The build's output directory. */
  buildDirectory: string;
  /** The directory with pictures, icons, and social cards. */
  publicDirectory: string;
  healthCheck: HealthCheck;
  outbox: Outbox;
  /** If omitted, no metrics are collected. */
  metrics?: Metrics | undefined;
  /** Store for the rate limits. Default: in memory. */
  createStore?: StoreFactory | undefined;
  /** Limits how long a post waits for a shared store. Not needed if posts are counted in memory. */
  limitWait?: RequestHandler | undefined;
}

export interface App {
  listener: RequestListener;
  /** Renders and compresses all pages, now and for each new snapshot. Resolves once the current pages are rendered. */
  warm(): Promise<void>;
}

/** Creates the site's middleware, in the order in which a request passes through it. */
export function createApp(dependencies: Dependencies): App {
  const { config, hotel, publicDirectory, logger, manifest, buildDirectory, healthCheck, outbox } =
    dependencies;
  const { createStore, limitWait } = dependencies;
  const { metrics = noMetrics } = dependencies;
  const logRequest = logRequests(logger);
  const renderPage = createRenderer(dependencies.pages, manifest, logger);
  const refusalPage = createRefusalPage(manifest);
  const rates = createRates({ config, logger, metrics });
  const prerenderer =
    config.NODE_ENV === 'development' ? noPrerenderer : createPrerenderer(renderPage, logger);
  const app = express();
  app.disable('x-powered-by').set('trust proxy', config.TRUST_PROXY);
  // Each route matches exactly one spelling of its URL, so that caches store its response only once.
  app.enable('case sensitive routing').enable('strict routing');

  function listener(req: IncomingMessage, res: ServerResponse) {
    logRequest(req, res);
    const target = requestTarget(req);
    const snapshot = hotel.current();
    req.snapshot = snapshot;
    const isSound = isForOneHost(req);
    const cacheKey = isSound ? snapshot.cacheKeyOf(target) : undefined;
    const cached = cacheKey && isRead(req) ? snapshot.cache.get(cacheKey.url) : undefined;
    metrics.request(req, res, cacheKey && cached !== undefined);
    req.cacheKey = cacheKey;
    // Express fails to parse some request targets that contain a host.
    req.url = target.path + target.query;
    // Bypasses Express, whose routing takes twice as long as sending a cached page.
    if (!isSound) refuse(req, res);
    else if (cached) sendCachedPage(req, res, cached);
    else app(req, res);
  }

  app.use(setSecurityHeaders);
  app.use(refuseUndecodable);
  app.use(redirect);
  app.use(healthRoutes(healthCheck));
  app.get('/.well-known/security.txt', securityText(config.SITE_URL));
  if (config.NODE_ENV === 'development') {
    app.use(devRun);
    app.get('/dev/reload', devReload(hotel));
    app.use('/dev/mails', mailPreview(config));
  }
  if (limitWait) app.use(limitWait);
  app.use(
    '/api',
    compression(),
    nightsRoute(rates),
    formRoutes({ config, logger, outbox, renderPage, refusalPage, createStore }),
  );
  app.use(unsubscribeRoute({ config, logger, outbox, renderPage, refusalPage, createStore }));
  app.use(bookRoutes(config, renderPage, rates));
  const assets = path.join(buildDirectory, 'public/assets');
  app.use(staticFiles([assets, previousBuilds(config.DATA_DIR)], publicDirectory));
  app.use(generatedFiles());
  app.use(pageRoute({ renderPage, prerenderer, logger }));
  app.use(handleErrors(logger));

  async function warm() {
    hotel.beforeChange(prerenderer.renderAll);
    hotel.onChange(prerenderer.compressAll);
    await prerenderer.renderAll(hotel.current());
    prerenderer.compressAll(hotel.current());
  }
  return { listener, warm };
}
