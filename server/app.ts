import type { RequestListener } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import type { Manifest } from './assets';
import type { Config } from './config';
import { devReload } from './devReload';
import { handleErrors, refuseMalformedAddress } from './errors';
import type { StoreFactory } from './forms/rateLimit';
import { formRoutes } from './forms/routes';
import { healthRoutes, type Readiness } from './health';
import type { Logger } from './logger';
import type { Outbox } from './mail/outbox';
import { mailPreview } from './mail/preview';
import { knownPage } from './pages/address';
import { createPageCache } from './pages/cache';
import { createRenderer } from './pages/render';
import { pageRoutes } from './pages/routes';
import { redirect } from './redirects';
import { logRequests } from './requestLog';
import { setSecurityHeaders } from './security';
import { staticFiles } from './staticFiles';

export interface Dependencies {
  config: Config;
  logger: Logger;
  manifest: Manifest;
  /** The directory of the build's browser files. */
  buildDirectory: string;
  readiness: Readiness;
  outbox: Outbox;
  /** Where the forms' rate limits count; absent: in memory. */
  createStore?: StoreFactory | undefined;
  /** Whether finished pages are kept; absent: they are, but not in development. */
  keepPages?: boolean;
}

/** The site. Read it top to bottom: it is the life of a request (DESIGN 3). */
export function createApp(dependencies: Dependencies): RequestListener {
  const { config, logger, manifest, buildDirectory, readiness, outbox, createStore } = dependencies;
  const { keepPages = config.NODE_ENV !== 'development' } = dependencies;
  const renderPage = createRenderer(manifest, config, logger);
  const cache = keepPages ? createPageCache(logger) : undefined;
  const logRequest = logRequests(logger);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);

  app.use(refuseMalformedAddress);
  app.use(redirect);
  app.use(healthRoutes(readiness));
  if (config.NODE_ENV === 'development') {
    app.get('/dev/reload', devReload);
    app.use('/dev/mails', mailPreview(config));
  }
  app.use('/api', compression(), formRoutes({ config, logger, outbox, renderPage, createStore }));
  app.use(staticFiles(path.join(buildDirectory, 'public'), path.resolve('public')));
  app.use(pageRoutes(config, renderPage, cache));
  app.use(handleErrors(logger));

  return function site(req, res) {
    logRequest(req, res);
    // Express would take longer to pass such a request on than it takes to answer it.
    const page = knownPage(req.url ?? '');
    if (page && cache?.answer(req, res, page)) return;
    setSecurityHeaders(res);
    app(req, res);
  };
}
