import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { need } from '../../tools/harness/debian';
import { freePort, until } from '../../tools/harness/serverProcess';

const program = '/usr/sbin/nginx';

/** nginx with the configuration of compose.yaml. */
export interface ProxyProcess {
  url: string;
  port: number;
  accessLog(): string;
  stop(): Promise<void>;
}

/** Replacements in the configuration for a test. */
type Changes = readonly (readonly [string, string])[];

/** Higher rate limits, since a test sends more at once than any guest, and shorter retries of failed replicas. */
const forTests: Changes = [
  ['rate=100r/s', 'rate=100000r/s'],
  ['fail_timeout=5s', 'fail_timeout=1s'],
];

/** deploy/nginx.conf with replaced names, port and paths. @throws if one of them does not occur */
function configuration(
  replicas: readonly [number, number],
  port: number,
  directory: string,
  changes: Changes,
): string {
  const here: Changes = [
    ...changes,
    [' /tmp/', ` ${directory}/`],
    ['site-1:3000', `127.0.0.1:${replicas[0]}`],
    ['site-2:3000', `127.0.0.1:${replicas[1]}`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/dev/stdout', `${directory}/access.log`],
    ['/var/cache/nginx/', `${directory}/`],
  ];
  return here.reduce(
    (text, [name, value]) => {
      if (!text.includes(name)) throw new Error(`deploy/nginx.conf has no ${name}`);
      return text.replaceAll(name, value);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

/** Starts Debian's nginx in front of two replicas; installs it if missing (as root). */
export async function startProxy(
  replicas: readonly [number, number],
  changes: Changes = forTests,
): Promise<ProxyProcess> {
  need(program, 'nginx');
  const directory = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  chmodSync(directory, 0o755); // nginx workers run as another user.
  const port = await freePort();
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(file, configuration(replicas, port, directory, changes));
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${printed}`);
    return Boolean(await fetch(`${url}/healthz`).catch(() => undefined));
  });
  return {
    url,
    port,
    accessLog: () => readFileSync(path.join(directory, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
