import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeTree } from '../leftovers';
import { until } from '../serverProcess';
import { authoritiesFile, baseOf, makeBase, nodeUser, onBase } from './base';
import { command } from './command';
import { descendants } from './descendants';
import { CannotTry, type Container, type Engine, type ImageSettings } from './engine';
import { differences, filesBelow } from './writes';

const baseName = 'localhost/the-enci-base';
const imageName = 'localhost/the-enci';

/** What `buildah inspect` says of an image, as far as it is read here. */
interface Inspected {
  Docker: { config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } } };
}

/**
 * The image in Debian's buildah: needs no engine and no rights but root's and chroot, and builds on a base made here, so
 * that no image has to be fetched. All that it writes lies in one directory.
 */
export function buildahEngine(directory: string, signal: AbortSignal): Engine {
  const at = (name: string) => path.join(directory, name);
  const env = { TMPDIR: at('tmp'), BUILDAH_ISOLATION: 'chroot' };
  // Plain folders: nothing is mounted that would have to be taken away.
  const store = ['--root', at('storage'), '--runroot', at('run'), '--storage-driver', 'vfs'];
  const buildah = async (...args: string[]) =>
    (await command('buildah', [...store, ...args], { env, signal })).trim();
  const living = new Set<ChildProcess>();
  const volume = at('data');

  /** @throws CannotTry: whatever fails here has nothing to do with the image. */
  async function prepare(dockerfile: string): Promise<void> {
    const cache = (await command('npm', ['config', 'get', 'cache'], { signal })).trim();
    for (const folder of ['tmp', 'scratch', 'data']) await mkdir(at(folder), { recursive: true });
    await mkdir(cache, { recursive: true });
    await chmod(directory, 0o711); // The image's user has to reach its volume.
    await chown(volume, nodeUser, nodeUser);
    await writeFile(at('Dockerfile'), onBase(dockerfile, baseName));
    const scratch = await buildah('from', 'scratch');
    await makeBase(baseOf(dockerfile), await buildah('mount', scratch), at('scratch'), signal);
    // Packages that were just installed are in npm's cache.
    const settings = { npm_config_prefer_offline: 'true', npm_config_update_notifier: 'false' };
    const authorities = process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: authoritiesFile };
    const variables = Object.entries({ ...settings, ...authorities }).map(
      (pair) => `--env=${pair.join('=')}`,
    );
    await buildah('config', ...variables, '--cmd', 'node', scratch);
    await buildah('run', scratch, '--', 'npm', '--version');
    await buildah('commit', '--quiet', '--rm', scratch, baseName);
  }

  return {
    name: 'buildah, on a base made of Debian’s and Node’s packages',

    async build() {
      const dockerfile = await readFile('Dockerfile', 'utf8');
      await prepare(dockerfile).catch((error: Error) => {
        throw signal.aborted ? error : new CannotTry(`no base can be made here: ${error.message}`);
      });
      const cache = (await command('npm', ['config', 'get', 'cache'], { signal })).trim();
      const options = [
        '--pull=never',
        '--network=host',
        '--format=docker',
        // npm opens more files at once than buildah allows.
        '--ulimit=nofile=16384:16384',
        '--volume',
        `${cache}:/root/.npm`,
      ];
      await buildah('build', '--quiet', ...options, '--file', at('Dockerfile'), '--tag', imageName, '.');
    },

    async describe(): Promise<ImageSettings> {
      const inspected = JSON.parse(await buildah('inspect', '--type', 'image', imageName)) as Inspected;
      const { User, Cmd, Healthcheck } = inspected.Docker.config;
      return { user: User, command: Cmd, healthcheck: Healthcheck.Test.slice(1) };
    },

    async start(variables): Promise<Container> {
      const name = await buildah('from', '--pull=never', imageName);
      // buildah would put a volume of the container's own over ours.
      await buildah('config', '--volume', '/data-', name);
      const root = await buildah('mount', name);
      const { command: own } = await this.describe();
      const given = Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      const runArgs = (args: string[]) => [
        'run',
        '--volume',
        `${volume}:/data`,
        ...given,
        name,
        '--',
        ...args,
      ];
      const run = (args: string[]) => buildah(...runArgs(args));
      await run(['true']); // Makes the places of mounts, which the site has not written.
      const before = await filesBelow(root);

      const child = spawn('buildah', [...store, ...runArgs(own)], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      living.add(child);
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (printed += String(chunk)));
      const ended = once(child, 'close').finally(() => living.delete(child)) as Promise<[number | null]>;

      return {
        run,
        async end(signalName) {
          const [program, ...args] = own;
          // buildah looks the program up and starts it by its whole path.
          const isSite = ([first = '', ...rest]: string[]) =>
            path.basename(first) === program && String(rest) === String(args);
          const site = (await descendants(child.pid ?? 0)).find((each) => isSite(each.command));
          if (!site) throw new Error(`the site does not run:\n${printed}`);
          process.kill(site.id, signalName);
          const [code] = await ended;
          return code ?? 0;
        },
        written: async () => differences(before, await filesBelow(root)),
        output: async () => printed,
      };
    },

    async remove() {
      for (const child of living) {
        for (const { id } of (await descendants(child.pid ?? 0)).reverse()) {
          try {
            process.kill(id, 'SIGKILL');
          } catch {
            // It has ended by itself.
          }
        }
        await until(() => !living.has(child), 10).catch(() => child.kill('SIGKILL'));
      }
      removeTree(directory);
    },
  };
}
