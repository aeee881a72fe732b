import { crashTrial } from '../../tools/faults/crashTrial';
import { cutTrial } from '../../tools/faults/cutTrial';
import { builtServer } from '../support/built-server';

jest.setTimeout(600_000);

const built = builtServer();

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

describe('what a guest sends again because the line broke', () => {
  it('goes out once, by script or by plain form, wherever the line broke, and though the server was killed', async () => {
    const report = await cutTrial(built, { enquiries: 60, rounds: 2, seed: 1 });
    // Some before the line broke, and some not: how many is for the machine to say.
    expect(report.stored).toBeGreaterThan(0);
    expect(report.stored).toBeLessThan(60);
    expect(report).toMatchObject({ repeats: 120, refused: 0, kills: 1, lost: [], twice: [] });
  });
});
