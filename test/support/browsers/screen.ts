import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { endsWithUs } from './ends-with-us';

/** Larger than any window of the tests, in px. */
const size = '1600x1200x24';

/** Where Xvfb writes the number of its screen, the first that is free. */
const descriptor = 3;

interface Screen {
  /** ':99' */
  display: string;
  end: () => Promise<void>;
}

/** A screen of X that nobody sees. @throws where Xvfb ends without one */
export async function startScreen(): Promise<Screen> {
  const child = spawn('Xvfb', ['-displayfd', String(descriptor), '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = endsWithUs(child);
  const said = child.stdio[descriptor] as Readable;
  const [number] = await Promise.race([once(said, 'data'), once(child, 'exit').then(() => [])]);
  if (number === undefined) throw new Error('Xvfb has ended without a screen');
  return { display: `:${String(number).trim()}`, end };
}
