/** Serves the site for development: rebuilds on every change, restarts the server, and open pages reload. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { context, type Metafile, type Plugin } from 'esbuild';
import { browserOptions, buildDirectory, serverOptions, writeManifest } from './bundle';

let server: ChildProcess | undefined;
let browserReady = false;
let serverReady = false;

/** Starts the server anew once both parts stand. */
function restart() {
  if (!browserReady || !serverReady) return;
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', `${buildDirectory}/server/index.js`], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
  };
  if (!server || server.exitCode !== null) return start();
  server.removeAllListeners('exit').once('exit', start);
  server.kill('SIGKILL'); // Nothing is worth waiting for: the outbox survives it by design.
}

const onRebuild = (name: string, done: (result: Metafile) => void): Plugin => ({
  name,
  setup(build) {
    let since = 0;
    build.onStart(() => {
      since = performance.now();
    });
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0 || !metafile) return;
      console.log(`${name} built in ${Math.round(performance.now() - since)} ms`);
      done(metafile);
      restart();
    });
  },
});

rmSync(buildDirectory, { recursive: true, force: true });
const browserBuild = browserOptions(true, {});
const browser = await context({
  ...browserBuild,
  plugins: [
    ...(browserBuild.plugins ?? []),
    onRebuild('browser', (metafile) => {
      writeManifest(metafile, {});
      browserReady = true;
    }),
  ],
});
const pages = await context({
  ...serverOptions(true),
  plugins: [
    onRebuild('server', () => {
      serverReady = true;
    }),
  ],
});
await Promise.all([browser.watch(), pages.watch()]);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server?.removeAllListeners('exit').kill(signal);
    process.exit(0);
  });
}
