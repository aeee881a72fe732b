import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { need } from '../../tools/harness/debian';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';

const program = '/usr/bin/redis-server';

/** A running Redis that stores nothing on the disk. */
export interface RedisProcess {
  child: ChildProcess;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** The response of a Redis to one inline command; empty where no Redis runs. */
export const askRedis = (port: number, command: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${command}\r\nQUIT\r\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function endAllRedis(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts Debian's redis-server, installed first where it is missing and we are root, and waits until it answers. */
export async function startRedis(port: number, ...options: string[]): Promise<RedisProcess> {
  need(program, 'redis-server');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...args, '--dir', temporaryDirectory(), ...options], { stdio: 'ignore' });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  ended.then(() => running.delete(child));
  await until(async () => /PONG|NOAUTH/.test(await askRedis(port, 'PING')));
  return {
    child,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
