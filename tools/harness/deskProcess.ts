import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { freePort, temporaryDirectory, until } from './serverProcess';

/** The desk, its preview and the site behind that. */
const portCount = 3;

/** A running desk. */
export interface DeskProcess {
  url: string;
  /** The site beside the form. */
  preview: string;
  port: number;
  /** Everything that it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** The project as it was last committed, in a folder of its own with the same packages. @returns the folder */
export function cloneProject(): string {
  const root = path.join(temporaryDirectory(), 'site');
  execFileSync('git', ['clone', '--quiet', '.', root]);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/**
 * Runs `npm run edit` in a project's folder, and waits until the site beside the form answers too.
 * @throws with what it printed, where it ends instead
 */
export async function startDesk(root: string): Promise<DeskProcess> {
  const port = await freePort(portCount);
  const { PATH, HOME, TMPDIR } = process.env;
  execFileSync('npm', ['run', '--silent', 'content'], { cwd: root, env: { PATH, HOME, TMPDIR } });
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DESK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const preview = `http://127.0.0.1:${port + 1}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the desk ended at once:\n${printed}`);
      const answers = await Promise.all([url, preview].map((each) => fetch(each).catch(() => undefined)));
      return answers.every((answer) => answer?.ok);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, preview, port, output: () => printed, stop };
}
