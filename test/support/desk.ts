import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, until } from '../../tools/harness/serverProcess';
import { copyProject, type ProjectCopy } from './project-copy';

/** Desk, preview proxy and site. */
const portCount = 3;

/** The desk of a copy of the project. */
export interface RunningDesk {
  project: ProjectCopy;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
  url: string;
  /** What the desk's address carries at first: `${url}/?key=${key}`. */
  key: string;
  /** The preview's URL. */
  preview: string;
  port: number;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Opens the desk of a copy of the project, whose content is compiled.
 * @param hasPreview whether to wait until the preview answers, for which the site is built
 * @throws with its output, if it exits
 */
export async function startDesk(project = copyProject(), hasPreview = true): Promise<RunningDesk> {
  const json = (file: string) => JSON.parse(project.read(`content/${file}.json`));
  const port = await freePort(portCount);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    cwd: project.root,
    env: { PATH, HOME, TMPDIR, DESK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const preview = `http://127.0.0.1:${port + 1}`;
  const keyIn = () => /The desk is open: \S+key=([\w-]+)/.exec(printed)?.[1] ?? '';
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the desk ended at once:\n${printed}`);
      if (keyIn() === '' || !hasPreview) return keyIn() !== '';
      return (await fetch(preview).catch(() => undefined))?.ok === true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { project, json, url, key: keyIn(), preview, port, output: () => printed, stop };
}
