import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readManifest } from './assets';
import { type Config, ConfigError, readConfig } from './config';
import { connectRedisLimits } from './forms/redisRateLimit';
import { createHttpServer, gracefully } from './http';
import { createLogger } from './logger';
import { createOutbox } from './mail/outbox';
import { loadAllScreens } from './pages/screens';
import { startNotes } from './startNotes';

/** How long a stop may take, in ms; container platforms kill after 10 s. */
const stopLimit = 9000;

/** A reason not to start that an operator can mend: said in one line. */
class StartError extends Error {}

function whyNotListening({ code }: NodeJS.ErrnoException, { HOST, PORT }: Config): StartError | undefined {
  if (code === 'EADDRINUSE')
    return new StartError(`PORT ${PORT} is in use on ${HOST}: another server runs there`);
  if (code === 'EACCES') return new StartError(`PORT ${PORT} needs more rights than this user has`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${HOST} is no address of this machine`);
  return undefined;
}

/** The process: configuration, start, graceful stop. Nothing else. */
async function main() {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  // This file is dist/server/index.js once it is built.
  const buildDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  if (!existsSync(path.join(buildDirectory, 'manifest.json')))
    throw new StartError('The site is not built: run npm run build');
  const outbox = createOutbox(config, logger);
  let stopping = false;
  const limits = config.REDIS_URL ? await connectRedisLimits(config.REDIS_URL, logger) : undefined;
  await loadAllScreens();
  const app = createApp({
    config,
    logger,
    manifest: readManifest(buildDirectory),
    buildDirectory,
    outbox,
    createStore: limits?.createStore,
    readiness: async () => (stopping ? 'shutting down' : outbox.checkHealth()),
  });
  const server = createHttpServer(app);
  const drain = gracefully(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(whyNotListening(error, config) ?? error));
    server.listen(config.PORT, config.HOST, resolve);
  });
  // After the port is ours: a second server that fails to start must not deliver.
  await outbox.start();
  const { port } = server.address() as AddressInfo;
  for (const note of startNotes(config, port, await outbox.counts())) logger.info(note);

  async function stop(signal: string) {
    if (stopping) return; // npm passes on a signal that the terminal has sent already.
    stopping = true;
    logger.info(`${signal}: finishing what is in flight`);
    const late = new Promise<void>((resolve) => setTimeout(resolve, stopLimit));
    await Promise.race([Promise.all([drain.close(stopLimit - 1000), outbox.stop()]), late]);
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
