import { crashTrial } from '../../tools/faults/crashTrial';
import { type BuiltServer, buildServer } from '../../tools/serverBundle';
import { endAllServers } from '../../tools/serverProcess';

jest.setTimeout(600_000);

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => {
  endAllServers();
  built.remove();
});

describe('what a guest was told is sent', () => {
  it('arrives exactly once, though the server is killed five times and the provider fails in every way', async () => {
    const report = await crashTrial(built, { kills: 5, enquiries: 90, seed: 1 });
    expect(report.accepted).toBeGreaterThan(45);
    expect(report.delivered).toBe(report.expected);
    expect(report.lost).toEqual([]);
    expect(report.twice).toEqual([]);
    expect(report.mostOpen).toBe(1);
  });
});
