import { mkdtempSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { createLogger } from '../../server/logger';
import { createOutbox } from '../../server/mail/outbox';
import { loadAllScreens } from '../../server/pages/allPages';
import type { Manifest } from '../../server/pages/manifest';

export const siteUrl = 'https://www.theenci.example';

/** The built files' names play no part in these tests. */
export const manifest: Manifest = {
  entry: '/assets/entry.js',
  shellStyles: '/assets/shell.css',
  fonts: ['/assets/font.woff2'],
  pages: {},
};

/** The whole application as the server runs it, with its pages loaded and an outbox in a new directory. */
export async function siteApp(env: NodeJS.ProcessEnv = {}): Promise<RequestListener> {
  const config = readConfig({
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'site-app-')),
    ...env,
  });
  const logger = createLogger(config);
  await loadAllScreens();
  return createApp({
    config,
    logger,
    manifest,
    buildDirectory: 'dist',
    outbox: createOutbox(config, logger),
    healthCheck: async () => undefined,
  });
}
