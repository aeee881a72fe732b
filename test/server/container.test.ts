import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { freePort, until } from '../../tools/serverProcess';
import { roomPath, roomSlugs } from '../support/content';
import { buildImage } from '../support/dockerfile';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [room = ''] = roomSlugs;
const isRoot = process.getuid?.() === 0;
/** Nobody, in every Debian. */
const nobody = 65534;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

describe('the Dockerfile', () => {
  it('has nothing that a linter objects to', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('builds in one stage and runs in another, as a user without rights, with a health check', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).not.toMatch(/^FROM \S+:latest|^FROM [^:\s]+$|^ADD /m);
  });

  it('makes a site that serves as another user from a clean folder whose code is read-only', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'image-'));
    execFileSync('chmod', ['755', directory]);
    try {
      const image = buildImage(dockerfile, directory);
      const code = path.join(image.root, image.workdir);
      for (const left of [
        'client',
        'server',
        'shared',
        'scripts',
        'node_modules/esbuild',
        'node_modules/jest',
        'node_modules/sharp',
      ]) {
        expect([left, existsSync(path.join(code, left))]).toEqual([left, false]);
      }
      expect(existsSync(path.join(code, 'dist/server/outbox-cli.js'))).toBe(true);
      execFileSync('chmod', ['-R', 'a-w', code]);
      const data = mkdtempSync(path.join(tmpdir(), 'data-'));
      if (isRoot) chownSync(data, nobody, nobody);

      const port = String(await freePort());
      const env = { PATH: process.env.PATH, ...image.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data };
      const [command = '', ...args] = image.command;
      const site = spawn(command, args, {
        cwd: code,
        env,
        ...asNobody,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [check = '', ...checkArgs] = image.healthcheck;
      const isHealthy = () => spawnSync(check, checkArgs, { cwd: code, env, ...asNobody }).status === 0;
      for (let tries = 0; tries < 60 && !isHealthy(); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 250));

      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
      await until(isReady);

      const pages = ['/', roomPath(room), '/favicon.svg', '/readyz'];
      const answers = await Promise.all(
        pages.map(async (page) => (await fetch(`http://127.0.0.1:${port}${page}`)).status),
      );
      expect(answers).toEqual([200, 200, 200, 200]);
      const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      const styles = home.match(/href="(\/assets\/styles-[^"]+)"/)?.[1];
      expect((await fetch(`http://127.0.0.1:${port}${styles}`)).status).toBe(200);

      site.kill('SIGTERM');
      const [exitCode] = await once(site, 'exit');
      expect(exitCode).toBe(0);
      rmSync(data, { recursive: true });
    } finally {
      execFileSync('chmod', ['-R', 'u+w', directory]);
      rmSync(directory, { recursive: true, force: true });
    }
  }, 600_000);
});
