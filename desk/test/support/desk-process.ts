import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, until } from '../../../tools/harness/serverProcess';

/** Desk, preview proxy and site. */
const portCount = 3;

/** A running desk. */
export interface DeskProcess {
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
 * Runs the desk of a hotel's folder, and waits until the preview answers.
 * @param program the folder of the program, in which the preview builds it
 * @throws with its output, if it exits
 */
export async function startDesk(root: string, program = '.'): Promise<DeskProcess> {
  const port = await freePort(portCount);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'desk/index.ts'], {
    cwd: program,
    env: { PATH, HOME, TMPDIR, DESK_PORT: String(port), HOTEL_DIR: root },
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
      return keyIn() !== '' && (await fetch(preview).catch(() => undefined))?.ok === true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, key: keyIn(), preview, port, output: () => printed, stop };
}
