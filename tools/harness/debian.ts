import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Serializes installations by concurrent test files and test runs. */
const lock = '/var/lock/the-enci-apt.lock';

/** Installs Debian packages. @throws if the installation fails */
export function installFromDebian(...packages: string[]): void {
  console.log(`\nInstalling missing Debian packages: ${packages.join(', ')} ...`);
  // Short timeouts, in case Debian's servers are unreachable.
  const apt = 'apt-get -qq -o Acquire::http::Timeout=20 -o Acquire::Retries=1';
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  execFileSync('flock', [lock, 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs a program if it is missing. @throws if the program cannot be installed */
export function requireProgram(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  if (canInstall()) installFromDebian(...packages);
  if (!existsSync(program))
    throw new Error(
      `This test needs ${program}: install ${packages.join(', ')}, or run it as root on Debian`,
    );
}
