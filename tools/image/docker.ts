import { command } from './command';
import type { Container, Engine, ImageSettings } from './engine';

/** How long an engine may take to say that it is there, in ms. */
const answerTimeout = 10_000;

/** What `docker image inspect` says of an image, as far as it is read here. */
interface Inspected {
  Config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } };
}

/** Whether a Docker engine answers; its client alone is not enough. */
export const hasDocker = () =>
  command('docker', ['info'], { timeout: answerTimeout }).then(
    () => true,
    () => false,
  );

/** The image in Docker, as a developer has it. The site shares the machine's network, to reach the fake provider. */
export function dockerEngine(signal: AbortSignal): Engine {
  const tag = `the-enci-trial-${process.pid}`;
  const docker = (...args: string[]) => command('docker', args, { signal });
  const containers: string[] = [];

  return {
    name: 'Docker',
    async build() {
      await docker('build', '--tag', tag, '.');
      await docker('volume', 'create', tag);
    },
    async describe(): Promise<ImageSettings> {
      const [{ Config }] = JSON.parse(await docker('image', 'inspect', tag)) as [Inspected];
      return { user: Config.User, command: Config.Cmd, healthcheck: Config.Healthcheck.Test.slice(1) };
    },
    async start(env): Promise<Container> {
      const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
      const options = ['--detach', '--network', 'host', '--volume', `${tag}:/data`, ...variables];
      const id = (await docker('run', ...options, tag)).trim();
      containers.push(id);
      return {
        run: (args) => docker('exec', id, ...args),
        async end(name) {
          await docker('kill', '--signal', name, id);
          return Number(await docker('wait', id));
        },
        written: async () => (await docker('diff', id)).split('\n').filter(Boolean),
        output: () => docker('logs', id),
      };
    },
    async remove() {
      const ignore = () => undefined;
      // Not with the signal, which may have been given: what was made has to go.
      for (const id of containers) await command('docker', ['rm', '--force', id]).catch(ignore);
      await command('docker', ['volume', 'rm', '--force', tag]).catch(ignore);
      await command('docker', ['image', 'rm', '--force', tag]).catch(ignore);
    },
  };
}
