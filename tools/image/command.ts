import { spawn } from 'node:child_process';

/** How many characters of a failed command's output are worth reading. */
const tail = 3000;

/** Settings of a command, all optional. */
export interface CommandOptions {
  env?: Record<string, string>;
  /** In ms. */
  timeout?: number;
  signal?: AbortSignal;
}

/** Runs a command to its end. @returns what it printed on standard output @throws with the end of all that it printed */
export function command(
  program: string,
  args: string[],
  { env, timeout = 300_000, signal }: CommandOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      signal,
    });
    let stdout = '';
    let printed = '';
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk);
      printed += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      printed += String(chunk);
    });
    let fault: Error | undefined;
    child.once('error', (error) => {
      fault = error;
    });
    // 'close' comes after 'error' too, so that nobody tidies up under a command that still runs.
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve(stdout);
      else if (child.pid === undefined) reject(new Error(`${program} is not there: ${fault?.message}`));
      else
        reject(
          new Error(
            `${[program, ...args].join(' ').slice(0, 300)} ended with ${killedBy ?? code}:\n${printed.slice(-tail).trim()}`,
          ),
        );
    });
  });
}
