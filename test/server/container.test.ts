import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import type { Sbom } from '../../tools/build/sbom';
import { freePort, until } from '../../tools/serverProcess';
import { roomPath, roomSlugs } from '../support/content';
import { buildImage } from '../support/dockerfile';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [room = ''] = roomSlugs;
const isRoot = process.getuid?.() === 0;
/** Nobody, in every Debian. */
const nobody = 65534;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

/** Every file of a folder with the hash of its bytes. */
const filesOf = (folder: string, below = ''): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(folder, below), { withFileTypes: true }).map((entry) => {
      const name = path.join(below, entry.name);
      if (entry.isDirectory()) return filesOf(folder, name);
      return {
        [name]: createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      };
    }),
  );

/** Moves a project that was built to another place, builds it once more on another clock. @returns what lies in dist/ */
function buildAgain(project: string, place: string): Record<string, string> {
  renameSync(project, place);
  const env = { ...process.env, NODE_ENV: '', TZ: 'Pacific/Auckland', LC_ALL: 'C', SOURCE_DATE_EPOCH: '1' };
  execFileSync('sh', ['-c', 'npm run build && npm run sbom && rm dist/server/*.map'], {
    cwd: place,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return filesOf(path.join(place, 'dist'));
}

/** The packages of which the bundles have files, as esbuild notes them. */
const namesInside = (folder: string) =>
  readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^\s*\/\/ .*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm,
      ),
    ].map(([, name = '']) => name),
  );

/** The names in the image's bill of materials. */
const inBill = (code: string) =>
  new Set(
    (JSON.parse(readFileSync(path.join(code, 'dist/sbom.json'), 'utf8')) as Sbom).components.map(
      ({ name }) => name,
    ),
  );

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
      // The packages are inside the server's bundle.
      expect(readdirSync(code).sort()).toEqual(['dist', 'package.json', 'public']);
      expect(readdirSync(path.join(code, 'dist/server')).sort()).toEqual([
        'index.js',
        'outbox-cli.js',
        'redis-limits.js',
        'visits-cli.js',
      ]);
      expect(namesInside(path.join(code, 'dist/server')).filter((name) => !inBill(code).has(name))).toEqual(
        [],
      );
      expect(buildAgain(path.join(directory, 'build', image.workdir), path.join(directory, 'again'))).toEqual(
        filesOf(path.join(code, 'dist')),
      );
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
