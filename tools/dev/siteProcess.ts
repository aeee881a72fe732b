import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import { buildDirectory } from '../build/sources';

/** Delay of the standby's start, in ms, so that it does not slow the reload. */
const standbyDelay = 1500;

const standbyScript = fileURLToPath(new URL('standby.mjs', import.meta.url));
const serverScript = `${buildDirectory}/server/index.js`;

/** The external packages of the built server. */
function packagesOf({ outputs }: Metafile): string[] {
  const imports = outputs[serverScript]?.imports ?? [];
  const outside = imports.filter(({ kind, external }) => external && kind === 'import-statement');
  return [...new Set(outside.map((each) => each.path))];
}

const isAlive = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/**
 * The site's development server, a new process for each build. Loading packages is most of a start, so a standby process
 * loads them in advance.
 */
export class SiteProcess {
  private server: ChildProcess | undefined;
  private standby: ChildProcess | undefined;
  private packages: readonly string[] = [];
  private timer: NodeJS.Timeout | undefined;

  private prepare(): ChildProcess {
    return spawn(process.execPath, ['--enable-source-maps', standbyScript, ...this.packages], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development' },
    });
  }

  private start(): void {
    clearTimeout(this.timer);
    this.server = isAlive(this.standby) ? this.standby : this.prepare();
    this.server.send(pathToFileURL(path.resolve(serverScript)).href);
    this.standby = undefined;
    this.timer = setTimeout(() => {
      this.standby = this.prepare();
    }, standbyDelay);
  }

  /** Replaces the running process by one with the new build. */
  restart(built: Metafile): void {
    this.packages = packagesOf(built);
    const { server } = this;
    if (isAlive(server)) {
      server.removeAllListeners('exit').once('exit', () => this.start());
      server.kill('SIGKILL'); // The outbox is crash-safe.
    } else this.start();
  }

  /** Lets the running process load the hotel's content again; starts it where it has ended, because of an error there. */
  reload(): void {
    if (isAlive(this.server)) this.server.send('SIGHUP');
    else if (this.server) this.start();
  }

  stop(signal: NodeJS.Signals): void {
    clearTimeout(this.timer);
    this.standby?.kill(signal);
    this.server?.removeAllListeners('exit').kill(signal);
  }
}
