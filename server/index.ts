import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { ConfigError, readConfig } from './config';
import type { connectRedisLimits } from './forms/redisRateLimit';
import { goliveMessage, readContentMusts } from './golive';
import { gracefulShutdown, shutdownTimeout } from './http/gracefulShutdown';
import { keepBuild, previousBuilds } from './http/previousBuilds';
import { createHttpServer } from './http/server';
import { createLogger } from './logger';
import { createAlerts } from './mail/alerts';
import { createEnquiryMemory } from './mail/enquiryMemory';
import { createOutbox } from './mail/outbox';
import { createMetrics } from './metrics/metrics';
import { metricsServer } from './metrics/server';
import { createVisits, visitsDirectory } from './metrics/visits';
import { loadAllPages } from './pages/allPages';
import { readManifest } from './pages/manifest';
import { startupMessages } from './startupMessages';

/** Time that is left of a shutdown to close the rest once the server is closed, in ms. */
const closingReserve = 1000;

/** How long the last log lines may take to get out, in ms. */
const lastLinesTimeout = 500;

const minute = 60_000;

/** A file of the build beside this one, read where it is needed: server/forms/redisRateLimit.ts with its packages. */
const redisFile = './redis-limits.js';

/** A reason not to start that an operator can remove: printed as one line. */
class StartError extends Error {}

/** Listens. @throws StartError that names the variable, where an operator can help */
function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `${variable} ${port} is in use on ${host}: another server runs there`,
    EACCES: `${variable} ${port} needs more rights than this user has`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
    ENOTFOUND: `HOST ${host} is no address of this machine`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason) : error);
    });
    server.listen(port, host, resolve);
  });
}

const connectToRedis: typeof connectRedisLimits = async (url, logger) => {
  const redis: { connectRedisLimits: typeof connectRedisLimits } = await import(redisFile);
  return redis.connectRedisLimits(url, logger);
};

/** The process: configuration, start, graceful shutdown. */
async function main() {
  const config = readConfig(process.env);
  const { logger, dropped: droppedLogLines, end: endLog } = createLogger(config);
  // This file is dist/server/index.js once it is built.
  const buildDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  if (!existsSync(path.join(buildDirectory, 'manifest.json')))
    throw new StartError('The site is not built: run npm run build');
  let isStopping = false;
  let isWarm = false;
  const measured =
    config.METRICS_PORT === undefined
      ? undefined
      : await createMetrics({ queue: () => outbox.queue(), droppedLogLines });
  const outbox = createOutbox(config, logger, measured?.metrics.mail);
  const alerts = createAlerts({
    after: config.ALERT_AFTER_MINUTES * minute,
    url: config.ALERT_URL,
    oldest: () => outbox.queue().oldest,
    logger,
  });
  const visits = createVisits(visitsDirectory(config), logger);
  const limits = config.REDIS_URL ? await connectToRedis(config.REDIS_URL, logger) : undefined;
  const manifest = readManifest(buildDirectory);
  const pages = await loadAllPages(manifest.pageStyles);
  const app = createApp({
    config,
    logger,
    manifest,
    pages,
    buildDirectory,
    outbox,
    memory: createEnquiryMemory({ ids: outbox.ids, shared: limits?.memory }),
    createStore: limits?.createStore,
    metrics: measured?.metrics,
    visits,
    healthCheck: () => ({
      fault: isStopping
        ? 'shutting down'
        : (outbox.checkHealth() ?? (isWarm ? undefined : 'rendering the pages')),
      notice: alerts.notice(),
    }),
  });
  const server = createHttpServer(app.listener);
  const closeServer = gracefulShutdown(server);

  async function stop(signal: string) {
    if (isStopping) return; // npm passes on a signal that the terminal has sent already.
    isStopping = true;
    logger.info(`${signal}: finishing what is in flight`);
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, shutdownTimeout));
    await Promise.race([
      Promise.all([closeServer(shutdownTimeout - closingReserve), outbox.stop(), visits.stop()]),
      timeout,
    ]);
    limits?.close();
    logger.info('stopped');
    await endLog(lastLinesTimeout);
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', async (error) => {
    logger.fatal({ err: error }, 'the process cannot go on');
    await endLog(lastLinesTimeout);
    process.exit(1);
  });

  await listen(server, config.PORT, config.HOST, 'PORT');
  if (measured && config.METRICS_PORT !== undefined) {
    const { text, contentType } = measured;
    await listen(metricsServer(text, contentType), config.METRICS_PORT, config.HOST, 'METRICS_PORT');
  }
  // After the port is ours: a second server that fails to start must not deliver, nor touch what is kept.
  await outbox.start();
  alerts.start();
  visits.start();
  keepBuild(path.join(buildDirectory, 'public/assets'), previousBuilds(config.DATA_DIR)).catch(
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
  if (config.NODE_ENV === 'production')
    for (const message of goliveMessage(config, readContentMusts(buildDirectory))) logger.warn(message);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
});
