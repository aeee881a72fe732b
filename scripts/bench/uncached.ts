/** The site with its page cache off: every request is a first one. */
import path from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { createHttpServer } from '../../server/http/server';
import { createLogger } from '../../server/logger';
import { createOutbox } from '../../server/mail/outbox';
import { loadAllPages } from '../../server/pages/allPages';
import { readManifest } from '../../server/pages/manifest';

const config = readConfig(process.env);
const { logger } = createLogger(config);
const buildDirectory = path.resolve('dist');
const manifest = readManifest(buildDirectory);
const { listener } = createApp({
  config,
  logger,
  manifest,
  pages: await loadAllPages(manifest.pageStyles),
  buildDirectory,
  healthCheck: () => ({}),
  outbox: createOutbox(config, logger),
  cachePages: false,
});
createHttpServer(listener).listen(config.PORT, config.HOST);
