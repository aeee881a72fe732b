import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ServerProcess, startServer, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';

jest.setTimeout(600_000);

const built = builtServer();

/** As long as a path in the log is at most: each request logs more than 300 bytes. */
const path = `/api/${'x'.repeat(195)}`;

/** More lines than the server keeps (1 MB), and the pipe and its reader's end hold. */
const tooMany = 5000;

/** Asks so many times over one connection, which makes as many log lines. @throws where the site stops to answer */
async function ask({ url }: ServerProcess, times: number): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const request = (connection: string) =>
    `HEAD ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  socket.write(request('keep-alive').repeat(times - 1) + request('close'));
  const answers = (await text(socket)).match(/^HTTP\/1\.1 404 /gm);
  expect(answers).toHaveLength(times);
}

describe('a log that cannot be written', () => {
  it('holds up no answer and no stop where the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const server = await startServer(built.index, {}, '.', full);
    closeSync(full);
    await ask(server, 200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('holds up no answer and no stop where its reader has gone', async () => {
    const server = await startServer(built.index);
    server.child.stdout?.destroy();
    await ask(server, 200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('holds up no answer where its reader has stalled, says how many lines were lost later, and no stop', async () => {
    const server = await startServer(built.index);
    // Of what it says after its port is open nothing may be among the lines that are lost.
    await until(() => server.output().includes('"msg":"serving on'));
    server.child.stdout?.pause();
    await ask(server, tooMany);
    server.child.stdout?.resume();
    const told = () => [...server.output().matchAll(/^.*"count":(\d+),"msg":"log lines dropped"}\n/gm)];
    const lost = () => told().reduce((sum, [, count]) => sum + Number(count), 0);
    await until(() => server.output().split(path).length - 1 + lost() === tooMany);
    expect(lost()).toBeGreaterThan(0);
    // One event, one line; nothing is printed beside them.
    for (const line of server.output().trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(JSON.parse(told()[0]?.[0] ?? '{}')).toMatchObject({ level: 40, time: expect.any(Number) });
    server.child.stdout?.pause();
    await ask(server, 1000);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
