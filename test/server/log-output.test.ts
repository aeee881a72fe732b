import { closeSync, openSync } from 'node:fs';
import { type ServerProcess, startServer, until } from '../../tools/serverProcess';
import { builtServer } from '../support/built-server';

jest.setTimeout(120_000);

const built = builtServer();

/** Long paths, so that a few thousand lines are more than any pipe holds. */
const longPath = `/${'x'.repeat(180)}`;

/** Makes so many log lines. @throws where the site stops to answer */
async function ask({ url }: ServerProcess, times: number): Promise<void> {
  for (let done = 0; done < times; done += 50) {
    const answers = Array.from({ length: 50 }, () =>
      fetch(url + longPath, { signal: AbortSignal.timeout(20_000) }).then((res) => res.status),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set([404]));
  }
}

/** Ends it as a platform does, which kills after 10 s. */
async function endsInTime(server: ServerProcess): Promise<void> {
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
}

describe('a log that cannot be written', () => {
  it('holds up no answer and no stop where the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const server = await startServer(built.index, {}, '.', full);
    closeSync(full);
    await ask(server, 200);
    await endsInTime(server);
  });

  it('holds up no answer and no stop where its reader has gone', async () => {
    const server = await startServer(built.index);
    server.child.stdout?.destroy();
    await ask(server, 200);
    await endsInTime(server);
  });

  it('holds up no answer and no stop where its reader has stalled', async () => {
    const server = await startServer(built.index);
    server.child.stdout?.pause();
    await ask(server, 5000);
    await endsInTime(server);
  });

  it('says how many lines it lost once the reader reads again', async () => {
    const server = await startServer(built.index);
    server.child.stdout?.pause();
    await ask(server, 5000);
    server.child.stdout?.resume();
    await until(() => server.output().includes('log lines dropped'));
    const lines = server.output().split('\n');
    const line = JSON.parse(lines.find((each) => each.includes('log lines dropped')) ?? '{}');
    expect(line).toEqual({
      level: 40,
      time: expect.any(Number),
      count: expect.any(Number),
      msg: 'log lines dropped',
    });
    expect(line.count).toBeGreaterThan(0);
    await endsInTime(server);
    const requests = server
      .output()
      .split('\n')
      .filter((each) => each.includes('"path":"/xxx'));
    expect(requests.length + line.count).toBe(5000);
    // One event, one line; nothing is printed beside them.
    for (const each of server.output().trimEnd().split('\n'))
      expect(JSON.parse(each)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  });
});
