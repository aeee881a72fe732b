/** Starts the desk's server, and opens it in the browser. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { ratesSourceNames } from '../shared/schema/hotel';
import { finishSave } from './content/saveJournal';
import { deskKey } from './http/key';
import { readProxied } from './http/proxy';
import { bundleDesk } from './ui/bundle';

const port = Number(process.env.DESK_PORT ?? 4000);
const root = path.resolve(process.env.HOTEL_DIR ?? '.');
const log = (line: string) => console.log(line);

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Reads RATES_SOURCE, the source of the site's prices. @throws Error with a one-line message */
function readRatesSource({ RATES_SOURCE: source }: NodeJS.ProcessEnv) {
  const found = ratesSourceNames.find((each) => each === source);
  if (source && !found)
    throw new Error(`RATES_SOURCE must be one of ${ratesSourceNames.join(', ')}, not "${source}"`);
  return found;
}

/** Opens a URL in the default browser, if the computer has one. */
function openBrowser(address: string): void {
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}

function settingsOrExit() {
  try {
    return { proxied: readProxied(process.env), ratesSource: readRatesSource(process.env) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
const { proxied, ratesSource } = settingsOrExit();
/** Without a proxy, the desk is reachable only from this machine. */
const host = proxied ? '0.0.0.0' : '127.0.0.1';

// Bundling runs in another process while the server's modules load, because both take seconds.
const bundled = bundleDesk(root);
const { createDesk } = await import('./server');
await finishSave(root);
const key = await deskKey(root);
const server = createServer(
  await createDesk({ root, log, ratesSource, port, key, proxied, bundle: await bundled }),
);
server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: is the desk already open?` : message);
  process.exit(1);
});
server.listen(port, host, () => {
  if (proxied) return log(`The desk is open: ${proxied.url.origin}/desk`);
  const address = `http://${host}:${port}/desk?key=${key}`;
  log(`The desk is open: ${address}`);
  if (!process.env.CI) openBrowser(address);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
