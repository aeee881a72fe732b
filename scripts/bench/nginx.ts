import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readManifest } from '../../server/pages/manifest';
import { buildDirectory } from '../../tools/build/options';
import { begin } from '../../tools/rawRequest';
import { freePort } from '../../tools/serverProcess';
import { type TestedServer, workspace } from './processes';

const program = '/usr/sbin/nginx';
/** Of the Debian package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** How Linux counts processor time in /proc, in µs. */
const tick = 10_000;

/** nginx as a plain static server of what the site sends: the home page, and a script. */
export interface StaticNginx {
  server: TestedServer;
  /** What it has files for: brotli, or gzip where its module is missing. */
  encoding: 'br' | 'gzip';
  /** The path of the largest script of the home page. */
  script: string;
}

/** The directive that sends files which are compressed already. */
export const directiveFor = (encoding: StaticNginx['encoding']) =>
  encoding === 'br' ? 'brotli_static' : 'gzip_static';

const configuration = (folder: string, port: number, encoding: StaticNginx['encoding']) => `
${encoding === 'br' ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  sendfile on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    ${directiveFor(encoding)} on;
  }
}
`;

/** Processor time of a process so far, in µs. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Gives nginx the bytes of a running site. @returns undefined where it is not installed */
export async function startNginx(site: string): Promise<StaticNginx | undefined> {
  if (!existsSync(program)) return undefined;
  const encoding = existsSync(brotliModule) ? 'br' : 'gzip';
  const folder = path.join(workspace, 'nginx');
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const page = path.join(folder, 'files/index.html');
  writeFileSync(page, await buffer(await begin(site)));
  const suffix = encoding === 'br' ? '.br' : '.gz';
  writeFileSync(page + suffix, await buffer(await begin(site, { 'accept-encoding': encoding })));
  symlinkSync(path.resolve(buildDirectory, 'public/assets'), path.join(folder, 'files/assets'));

  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, encoding));
  const started = performance.now();
  const child = spawn(program, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await begin(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx ended at once');
    await setTimeout(5);
  }
  const { pid = 0 } = child;
  const server: TestedServer = {
    url,
    startUp: performance.now() - started,
    memory: () => Promise.reject(new Error('nginx tells nothing of its heap')),
    processor: () => Promise.resolve(processorOf(pid)),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  const size = (script: string) => readFileSync(path.join(buildDirectory, 'public', script)).length;
  const [script = ''] = [...(readManifest(buildDirectory).scripts['/'] ?? [])].sort(
    (a, b) => size(b) - size(a),
  );
  return { server, encoding, script };
}
