import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { freePort, until } from '../../tools/serverProcess';
import { copyProject, type ProjectCopy } from './project-copy';

/** The desk of a copy of the project. */
export interface RunningDesk {
  project: ProjectCopy;
  url: string;
  /** The site beside the form. */
  preview: string;
  port: number;
  output(): string;
  stop(): Promise<void>;
}

/** The desk, its preview and the site behind that. */
const portCount = 3;

/** Runs `npm run edit` for a copy of the project, and waits until the site beside it answers too. */
export async function startDesk(project = copyProject()): Promise<RunningDesk> {
  const port = await freePort(portCount);
  const { PATH, HOME, TMPDIR } = process.env;
  project.run('npm', 'run', '--silent', 'content');
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    cwd: project.root,
    env: { PATH, HOME, TMPDIR, DESK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
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
  return { project, url, preview, port, output: () => printed, stop };
}

/**
 * Keeps the copy as the owner has left it, where EDITED_COPIES names a folder: other tests can then be run in it.
 * @param name its folder's name in there
 */
export function keepCopy({ project }: RunningDesk, name: string): void {
  const folder = process.env.EDITED_COPIES;
  if (folder) cpSync(project.root, path.join(folder, name), { recursive: true, verbatimSymlinks: true });
}
