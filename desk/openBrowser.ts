import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the owner's browser; where there is none, nothing happens. */
export function openBrowser(address: string): void {
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => {}); // The address is printed, too.
  opener.unref();
}
