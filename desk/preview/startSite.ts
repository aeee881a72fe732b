import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Desk } from '../desk';

/** How long the site may take to stop, in ms. */
const stopTimeout = 3000;

/**
 * Runs the site for development (scripts/dev.ts) on a port of this machine: it follows every change of the hotel's folder. What
 * forms send stays on this machine: the preview has no key of the mail provider.
 * @returns ends it
 */
export function startSite({ root, say }: Desk, port: number, siteUrl: string): () => Promise<void> {
  const { RESEND_API_KEY: _, ...env } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: {
      ...env,
      HOTEL_DIR: root,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: siteUrl,
      DATA_DIR: path.join(root, 'data/desk/preview'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => say(String(chunk).trimEnd()));
  child.once('exit', (code) => {
    if (code) say('The preview has ended; start npm run edit again to see the site beside the form.');
  });
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
    await ended;
    clearTimeout(timer);
  };
}
