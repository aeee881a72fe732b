import path from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Manifest } from './assets';
import type { Config } from './config';
import { devReload } from './devReload';
import { handleErrors, refuseMalformedAddress } from './errors';
import type { StoreFactory } from './forms/limits';
import { formRoutes } from './forms/routes';
import { healthRoutes, type Readiness } from './health';
import type { Logger } from './logger';
import type { Outbox } from './mail/outbox';
import { mailPreview } from './mail/preview';
import { createRenderer } from './pages/render';
import { pageRoutes } from './pages/routes';
import { redirect } from './redirects';
import { logRequests } from './requestLog';
import { securityHeaders } from './security';
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
}

/** The site as an Express application. Read it top to bottom: it is the life of a request (DESIGN 3). */
export function createApp(dependencies: Dependencies): Express {
  const { config, logger, manifest, buildDirectory, readiness, outbox, createStore } = dependencies;
  const renderPage = createRenderer(manifest, config, logger);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);

  app.use(logRequests(logger));
  app.use(securityHeaders);
  app.use(refuseMalformedAddress);
  app.use(redirect);
  app.use(healthRoutes(readiness));
  if (config.NODE_ENV === 'development') {
    app.get('/dev/reload', devReload);
    app.use('/dev/mails', mailPreview(config));
  }
  app.use(compression());
  app.use('/api', formRoutes({ config, logger, outbox, renderPage, createStore }));
  app.use(staticFiles(path.join(buildDirectory, 'public'), path.resolve('public')));
  app.use(pageRoutes(config, renderPage));
  app.use(handleErrors(logger));
  return app;
}
