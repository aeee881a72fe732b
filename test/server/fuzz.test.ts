import { fuzz } from '../../tools/faults/fuzz';
import { startServer, temporaryDirectory } from '../../tools/serverProcess';
import { builtServer } from '../support/built-server';

jest.setTimeout(600_000);

const built = builtServer();

describe('5,000 random bodies', () => {
  it('give no 5xx and leave the server serving', async () => {
    const server = await startServer(built.index, {
      DATA_DIR: temporaryDirectory(),
      RATE_LIMIT_MAX: '1000000',
      DELIVER_LOCAL_FORMS: 'true',
      LOG_LEVEL: 'error',
    });
    const { answers, bad } = await fuzz(server.url, { posts: 5000, seed: 1 });
    expect(bad).toEqual([]);
    expect(answers['2xx']).toBeGreaterThan(100);
    expect((answers['2xx'] ?? 0) + (answers['4xx'] ?? 0) + (answers['3xx'] ?? 0)).toBe(5000);
    expect((await fetch(server.url)).status).toBe(200);
    expect(server.output()).toBe('');
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
