import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether this is a Debian on which we may install packages. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs Debian packages; test files that run at the same time wait for one another. */
export function installFromDebian(...packages: string[]): void {
  console.log(`\nMissing on this machine: installing the Debian package ${packages.join(', ')} ...`);
  // A machine that cannot reach Debian is to hear of it soon.
  const apt = 'apt-get -qq -o Acquire::http::Timeout=20 -o Acquire::Retries=1';
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  execFileSync('flock', [path.join(tmpdir(), 'the-enci-apt.lock'), 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Makes sure that a program is there. @throws where it is missing and cannot be installed */
export function need(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  if (canInstall()) installFromDebian(...packages);
  if (!existsSync(program))
    throw new Error(
      `This test needs ${program}: install ${packages.join(', ')}, or run it as root on a Debian`,
    );
}
