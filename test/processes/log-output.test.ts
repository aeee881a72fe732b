import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ServerProcess, startServer, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';

jest.setTimeout(120_000);

const built = builtServer();

/** The longest path that is logged in full, so that each request logs more than 300 bytes. */
const path = `/api/${'x'.repeat(195)}`;

/** Enough requests to log more lines than fit in the server's buffer (1 MB), the pipe, and the reader's buffer. */
const requestCount = 5000;

/** The number of requests per connection. */
const batch = 200;

/** Sends requests, each of which logs a line. @param times a multiple of `batch` */
async function request({ url }: ServerProcess, times: number): Promise<void> {
  const head = (connection: string) =>
    `HEAD ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  for (let sent = 0; sent < times; sent += batch) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(head('keep-alive').repeat(batch - 1) + head('close'));
    expect((await text(socket)).match(/^HTTP\/1\.1 404 /gm)).toHaveLength(batch);
  }
}

it.concurrent('the server responds and stops even if its log disk is full', async () => {
  const full = openSync('/dev/full', 'w');
  const server = await startServer(built.index, {}, '.', full);
  closeSync(full);
  await request(server, 200);
  expect(await server.end('SIGTERM')).toBe(0);
});

it.concurrent('the server responds and stops even if its log reader has exited', async () => {
  const server = await startServer(built.index);
  await until(() => server.output().includes('"msg":"serving on'));
  server.child.stdout?.destroy();
  await request(server, 200);
  expect(await server.end('SIGTERM')).toBe(0);
});

it.concurrent('the server responds and stops even if its log reader stalls, and later logs the number of lost lines', async () => {
  const server = await startServer(built.index);
  // Waits for the startup lines, so that only later lines can be lost.
  await until(() => server.output().includes('"msg":"serving on'));
  server.child.stdout?.pause();
  await request(server, requestCount);
  server.child.stdout?.resume();
  const reports = () => [
    ...server.output().matchAll(/^{"level":40.*"count":(\d+),"msg":"log lines dropped"}\n/gm),
  ];
  const lost = () => reports().reduce((sum, [, count]) => sum + Number(count), 0);
  await until(() => server.output().split(path).length - 1 + lost() === requestCount);
  expect(lost()).toBeGreaterThan(0);
  // The output has one JSON object per line, and nothing else.
  for (const line of server.output().trimEnd().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  server.child.stdout?.pause();
  await request(server, 1000);
  expect(await server.end('SIGTERM')).toBe(0);
});
