import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { startFakeResend } from './fake-resend';
import type { BuiltServer } from './server-bundle';
import { validPosts } from './validPosts';

const namespace = ['--user', '--map-root-user', '--mount'];

/** Whether this user may mount a tmpfs in a namespace of its own (Linux). */
export const canMount = () =>
  spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Mounts a tmpfs that only processes see which `launcher` starts. */
async function smallVolume(options: string) {
  const directory = path.join(temporaryDirectory(), 'volume');
  mkdirSync(directory);
  const mount = `mount -t tmpfs -o ${options} tmpfs "$0" && echo mounted && exec sleep 3600`;
  const owner = spawn('unshare', [...namespace, 'sh', '-c', mount, directory]);
  await once(owner.stdout, 'data');
  const launcher = ['nsenter', '--target', `${owner.pid}`, '--user', '--preserve-credentials', '--mount'];
  return { directory, launcher, unmount: () => owner.kill() };
}

/**
 * Posts enquiries to a server on a small volume while the provider fails, until the volume is full and they are refused;
 * kills the server, starts it again on the full volume, and has the provider take mail.
 * @param options of the mount, such as 'size=1m'
 */
export async function fullVolumeTrial(server: BuiltServer, options: string) {
  const { directory, launcher, unmount } = await smallVolume(options);
  let isDown = true;
  const resend = await startFakeResend(() => (isDown ? 'error 500' : 'accept'));
  const env = {
    ...{ DATA_DIR: directory, RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url },
    ...{ RATE_LIMIT_MAX: '1000000', ACKNOWLEDGE: 'false' },
  };
  const start = () => startServer(server.index, env, '.', 'pipe', launcher);
  const isReady = async (url: string) => (await fetch(`${url}/readyz`)).ok;
  try {
    const full = await start();
    let accepted = 0;
    const post = () =>
      fetch(`${full.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...validPosts.contact, message: `${accepted} `.padEnd(3000, 'word ') }),
      });
    while ((await post()).ok) accepted += 1;
    await until(async () => !(await isReady(full.url)));
    await full.end('SIGKILL');
    const again = await start();
    isDown = false;
    await until(() => resend.deliveries.length >= accepted, 240);
    await until(() => isReady(again.url));
    await again.end('SIGKILL');
    const delivered = new Set(resend.deliveries.map(({ key }) => key)).size;
    return { accepted, delivered, twice: resend.deliveries.length - delivered };
  } finally {
    await resend.stop();
    unmount();
  }
}
