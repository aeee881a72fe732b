import { mkdtempSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { createLogger } from '../../server/logger';
import { createOutbox } from '../../server/mail/outbox';
import { loadAllPages } from '../../server/pages/allPages';
import { bareManifest } from './bare-manifest';

export const siteUrl = 'https://www.theenci.example';

/** The complete application as in production, with loaded pages and an outbox in a new directory. */
export async function siteApp(env: NodeJS.ProcessEnv = {}): Promise<RequestListener> {
  const config = readConfig({
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'site-app-')),
    ...env,
  });
  const { logger } = createLogger(config);
  const { listener } = createApp({
    config,
    logger,
    manifest: bareManifest,
    pages: await loadAllPages({}),
    buildDirectory: 'dist',
    publicDirectory: path.resolve('public'),
    outbox: createOutbox(config, logger),
    healthCheck: () => ({}),
  });
  return listener;
}
