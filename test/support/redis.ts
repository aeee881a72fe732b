import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { requireProgram } from '../../tools/harness/debian';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';

const program = '/usr/bin/redis-server';

/** Sends an inline command. @returns the response; empty if Redis is not running */
export const sendRedisCommand = (port: number, command: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${command}\r\nQUIT\r\n`));
    let reply = '';
    socket.on('data', (chunk) => (reply += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
  });

const running = new Map<ChildProcess, Promise<void>>();

/** Kills Redis processes that tests left running, and waits for their exit. */
export async function endAllRedis(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL');
  await Promise.all(running.values());
}

/** Starts Debian's redis-server without persistence and waits until it responds; installs it if missing (as root). */
export async function startRedis(port: number, ...options: string[]) {
  requireProgram(program, 'redis-server');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...args, '--dir', temporaryDirectory(), ...options], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  running.set(child, ended);
  ended.then(() => running.delete(child));
  await until(async () => /PONG|NOAUTH/.test(await sendRedisCommand(port, 'PING')));
  return {
    child,
    /** Kills Redis to simulate a crash. */
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
