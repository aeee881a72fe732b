import './signals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ContentError, listedErrors } from '../shared/content/contentError';
import { createApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { type Hotel, openLiveHotel } from './content/liveHotel';
import type { Snapshot } from './content/snapshot';
import { errorCode } from './files/errorCode';
import type { connectRedis } from './forms/redis';
import { keepBuild, previousBuilds } from './http/previousBuilds';
import { createHttpServer } from './http/server';
import { createLogger } from './logger';
import { createAlerts } from './mail/alerts';
import { mailbox } from './mail/mailbox';
import type { Mailboxes } from './mail/outbox/message';
import { createOutbox } from './mail/outbox/outbox';
import { createMetrics, metricsServer } from './metrics';
import { loadAllPages } from './pages/allPages';
import { readManifest } from './pages/manifest';
import { programFolder } from './programFolder';
import { demoProblem, ratesSourceOf } from './rates/ratesSource';
import { createShutdown, finalLogTimeout } from './shutdown';
import { onSignals } from './signals';
import { startupMessages } from './startupMessages';

const minute = 60_000;

/** The bundle of server/forms/redis.ts with its packages, loaded only if REDIS_URL is set. */
const redisFile = './redis.js';

/** A startup error that an operator can fix; printed as one line. */
class StartError extends Error {}

/**
 * Starts listening.
 * @param prefix the prefix of the variables PORT and HOST, for error messages
 * @throws StartError that mentions the variable, if an operator can fix the problem
 */
function listen(server: Server, port: number, host: string, prefix: '' | 'METRICS_'): Promise<void> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `${prefix}PORT ${port} is already in use on ${host}`,
    EACCES: `${prefix}PORT ${port} requires more privileges than this user has`,
    EADDRNOTAVAIL: `${prefix}HOST ${host} is not an address of this machine`,
    ENOTFOUND: `${prefix}HOST ${host} is not an address of this machine`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason) : error);
    });
    server.listen(port, host, resolve);
  });
}

const connectToRedis: typeof connectRedis = async (url, logger) => {
  const redis: { connectRedis: typeof connectRedis } = await import(redisFile);
  return redis.connectRedis(url, logger);
};

/** The sender of all email, and the mailbox for inquiries. Default for both: the hotel's email address. */
function hotelMailboxes(config: Config, hotel: Pick<Hotel, 'current'>): () => Mailboxes {
  return () => {
    const { fullName, email } = hotel.current().content.hotel;
    return { from: config.MAIL_FROM ?? mailbox(fullName, email), hotel: config.MAIL_TO ?? email };
  };
}

/** Runs the process: configuration, startup, graceful shutdown. */
async function main() {
  const config = readConfig(process.env, programFolder);
  const { logger, dropped: droppedLogLines, end: endLog } = createLogger(config);
  const buildDirectory = path.join(programFolder, 'dist');
  const publicDirectory = path.join(config.HOTEL_DIR, 'public');
  if (!existsSync(path.join(buildDirectory, 'manifest.json')))
    throw new StartError('The site has not been built: run npm run build');
  const pictures = path.join(publicDirectory, 'media');
  if (!statSync(pictures, { throwIfNoEntry: false })?.isDirectory() || readdirSync(pictures).length === 0)
    throw new StartError(`No pictures in ${pictures}: run npm run media`);
  let isWarm = false;
  const monitoring =
    config.METRICS_PORT === undefined
      ? undefined
      : await createMetrics({
          outbox: () => outbox.stats(),
          droppedLogLines,
          freeBytes: () =>
            statfs(config.DATA_DIR).then(
              ({ bavail, bsize }) => bavail * bsize,
              () => 0,
            ),
          hotel: () => ({ snapshot: hotel.current().id, errors: hotel.errors().length }),
        });
  const hotel = await openLiveHotel(config, logger);
  const ratesProblem = (snapshot: Pick<Snapshot, 'content'>) =>
    ratesSourceOf(config, snapshot.content).problem;
  const problem = ratesProblem(hotel.current());
  if (problem === demoProblem) throw new StartError(problem);
  if (problem) logger.warn(problem);
  hotel.onChange((snapshot) => {
    const later = ratesProblem(snapshot);
    if (later) logger.error(later);
  });
  const outbox = createOutbox(config, logger, hotelMailboxes(config, hotel), monitoring?.metrics.mail);
  const alerts = createAlerts({
    after: config.ALERT_AFTER_MINUTES * minute,
    url: config.ALERT_URL,
    stats: outbox.stats,
    logger,
  });
  const limits = config.REDIS_URL ? await connectToRedis(config.REDIS_URL, logger) : undefined;
  const manifest = readManifest(buildDirectory);
  const pages = await loadAllPages();
  const app = createApp({
    config,
    hotel,
    logger,
    manifest,
    pages,
    buildDirectory,
    publicDirectory,
    outbox,
    createStore: limits?.createStore,
    limitWait: limits?.limitWait,
    metrics: monitoring?.metrics,
    healthCheck: () => ({
      problem: shutdown.isStopping()
        ? 'shutting down'
        : (outbox.checkHealth() ?? (isWarm ? undefined : 'rendering pages')),
      notices: [
        ...[alerts.notice() ?? [], outbox.notice() ?? []].flat(),
        ...listedErrors(hotel.errors()).map((error) => `content not loaded: ${error}`),
      ],
      snapshot: hotel.current().id,
    }),
  });
  const server = createHttpServer(app.listener);
  const shutdown = createShutdown({ server, config, logger, outbox, closeLimits: limits?.close, endLog });
  onSignals({
    stop: shutdown.stop,
    reload: (signal) => void hotel.reload(signal),
    ignore: (signal) => logger.info(`${signal}: ignored`),
  });
  process.on('uncaughtException', async (error) => {
    logger.fatal({ err: error }, 'unrecoverable error');
    await endLog(finalLogTimeout);
    process.exit(1);
  });

  await listen(server, config.PORT, config.HOST, '');
  if (monitoring && config.METRICS_PORT !== undefined) {
    await listen(
      metricsServer(monitoring, hotel.current),
      config.METRICS_PORT,
      config.METRICS_HOST,
      'METRICS_',
    );
  }
  // These steps follow listening: a second server that cannot get the port must not deliver email or change DATA_DIR.
  await outbox.start();
  hotel.follow();
  alerts.start();
  keepBuild(path.join(buildDirectory, 'public/assets'), previousBuilds(config.DATA_DIR)).catch(
    (error: unknown) => logger.warn({ err: error }, 'could not keep the files of this build for the next'),
  );
  const { port } = server.address() as AddressInfo;
  const recipient = hotelMailboxes(config, hotel)().hotel;
  for (const message of startupMessages(config, port, recipient, outbox.stats())) logger.info(message);
  await app.warm().catch((error: unknown) => logger.error({ err: error }, 'not all pages were rendered'));
  isWarm = true;
}

main().catch((error: unknown) => {
  const isExpected = [ConfigError, ContentError, StartError].some((kind) => error instanceof kind);
  if (errorCode(error) === 'EMFILE')
    console.error('Too few open files are allowed: raise the limit, for example with ulimit -n 1024');
  else console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
