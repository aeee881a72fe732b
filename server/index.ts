import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { connectRedisLimits } from './forms/redisRateLimit';
import { gracefulShutdown, shutdownTimeout } from './http/gracefulShutdown';
import { keepAssets, keptFolder } from './http/keptAssets';
import { createHttpServer } from './http/server';
import { createLogger } from './logger';
import { createOutbox } from './mail/outbox';
import { loadAllPages } from './pages/allPages';
import { readManifest } from './pages/manifest';
import { startupMessages } from './startupMessages';

/** Time that is left of a shutdown to close the rest once the server is closed, in ms. */
const closingReserve = 1000;

/** A reason not to start that an operator can remove: printed as one line. */
class StartError extends Error {}

function startErrorOf({ code }: NodeJS.ErrnoException, { HOST, PORT }: Config): StartError | undefined {
  if (code === 'EADDRINUSE')
    return new StartError(`PORT ${PORT} is in use on ${HOST}: another server runs there`);
  if (code === 'EACCES') return new StartError(`PORT ${PORT} needs more rights than this user has`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${HOST} is no address of this machine`);
  return undefined;
}

/** The process: configuration, start, graceful shutdown. */
async function main() {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  // This file is dist/server/index.js once it is built.
  const buildDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  if (!existsSync(path.join(buildDirectory, 'manifest.json')))
    throw new StartError('The site is not built: run npm run build');
  const outbox = createOutbox(config, logger);
  let isStopping = false;
  let isWarm = false;
  const limits = config.REDIS_URL ? await connectRedisLimits(config.REDIS_URL, logger) : undefined;
  const manifest = readManifest(buildDirectory);
  const pages = await loadAllPages(manifest.pageStyles);
  const app = createApp({
    config,
    logger,
    manifest,
    pages,
    buildDirectory,
    outbox,
    createStore: limits?.createStore,
    healthCheck: async () => {
      if (isStopping) return 'shutting down';
      return (await outbox.checkHealth()) ?? (isWarm ? undefined : 'rendering the pages');
    },
  });
  const server = createHttpServer(app.listener);
  const closeServer = gracefulShutdown(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startErrorOf(error, config) ?? error));
    server.listen(config.PORT, config.HOST, resolve);
  });
  // After the port is ours: a second server that fails to start must not deliver, nor touch what is kept.
  await outbox.start();
  keepAssets(path.join(buildDirectory, 'public/assets'), keptFolder(config.DATA_DIR)).catch(
    (error: unknown) => logger.warn({ err: error }, 'files of this build are not kept for after the next'),
  );
  app
    .warm()
    .catch((error: unknown) => logger.error({ err: error }, 'not every page is rendered yet'))
    .finally(() => {
      isWarm = true;
    });
  const { port } = server.address() as AddressInfo;
  for (const message of startupMessages(config, port, await outbox.counts())) logger.info(message);

  async function stop(signal: string) {
    if (isStopping) return; // npm passes on a signal that the terminal has sent already.
    isStopping = true;
    logger.info(`${signal}: finishing what is in flight`);
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, shutdownTimeout));
    await Promise.race([
      Promise.all([closeServer(shutdownTimeout - closingReserve), outbox.stop()]),
      timeout,
    ]);
    limits?.close();
    logger.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process cannot go on');
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
});
