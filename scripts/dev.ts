/**
 * `npm run dev`: serves the site for development. After a change in code, scripts are rebuilt and the server restarts.
 * After a change in content/ or media/ of HOTEL_DIR, the server reloads both folders. Then open pages reload.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, readdirSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { context, type Metafile, type Plugin } from 'esbuild';
import { writeManifest } from '../tools/build/manifest';
import { devScriptOptions, serverOptions } from '../tools/build/options';
import { buildDirectory } from '../tools/build/sources';

/** Debounce for file events, in ms, since editors save in several steps. */
const saveTime = 50;

const hotel = path.resolve(process.env.HOTEL_DIR ?? '.');
const contentFolders = ['content', 'media'].map((folder) => path.join(hotel, folder));

let site: ChildProcess | undefined;
/** The number of builds in progress. A change restarts the server once, after both the browser and server builds. */
let building = 0;

function startSite() {
  site = spawn(process.execPath, ['--enable-source-maps', `${buildDirectory}/server/index.js`], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

const isAlive = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Restarts the server once both builds have finished. */
function restart() {
  if (building > 0) return;
  if (isAlive(site)) {
    site.removeAllListeners('exit').once('exit', startSite);
    site.kill('SIGKILL'); // SIGKILL loses no messages: the outbox is crash-safe.
  } else startSite();
}

/** Makes the server reload the hotel's content, or starts the server if a content error stopped it. */
function reload() {
  // On Windows, signals can only end a process.
  if (isAlive(site) && process.platform !== 'win32') site.kill('SIGHUP');
  else restart();
}

const onRebuild = (name: string, done: (result: Metafile) => void = () => undefined): Plugin => ({
  name,
  setup(build) {
    let since = 0;
    build.onStart(() => {
      since = performance.now();
      building += 1;
    });
    build.onEnd(({ errors, metafile }) => {
      building -= 1;
      if (errors.length > 0 || !metafile) return;
      console.log(`${name} built in ${Math.round(performance.now() - since)} ms`);
      done(metafile);
      restart();
    });
  },
});

/** A folder and its subfolders, watched individually: Node's recursive watch misses replaced files. */
const foldersOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

let watchers: readonly FSWatcher[] = [];
let timer: NodeJS.Timeout | undefined;

/** Reloads the hotel's content once per burst of changes. Then replaces all watchers, since folders may be new. */
function followHotel() {
  for (const watcher of watchers) watcher.close();
  watchers = contentFolders.flatMap(foldersOf).map((folder) =>
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        followHotel();
        reload();
      }, saveTime);
    }),
  );
}

rmSync(buildDirectory, { recursive: true, force: true });
const browserBuild = devScriptOptions();
const browser = await context({
  ...browserBuild,
  plugins: [
    ...(browserBuild.plugins ?? []),
    onRebuild('browser', (metafile) => void writeManifest(metafile, metafile)),
  ],
});
const server = await context({ ...serverOptions(true), plugins: [onRebuild('server')] });
await Promise.all([browser.watch(), server.watch()]);
followHotel();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    site?.removeAllListeners('exit').kill(signal);
    process.exit(0);
  });
}
