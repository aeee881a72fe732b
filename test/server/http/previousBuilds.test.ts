import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepBuild, previousBuilds } from '../../../server/http/previousBuilds';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';

describe('files of a replaced build', () => {
  const hour = 60 * 60 * 1000;
  const start = Date.parse('2030-06-01T00:00:00Z');
  let data: string;
  beforeEach(() => {
    data = temporaryDirectory();
  });

  /** Starts a server with a build of these files, some hours after the first start. @returns the stored files' names */
  async function startAfter(hours: number, ...files: string[]): Promise<string[]> {
    const folder = temporaryDirectory();
    for (const file of files) {
      writeFileSync(path.join(folder, file), file);
      // A build's files are older than the server's start.
      utimesSync(path.join(folder, file), 0, 0);
    }
    await keepBuild(folder, previousBuilds(data), start + hours * hour);
    return readdirSync(previousBuilds(data)).sort();
  }

  it('are kept for a day, and are available again after a rollback', async () => {
    expect(await startAfter(0, 'about-1.js', 'shared.js')).toEqual(['about-1.js', 'shared.js']);
    const all = ['about-1.js', 'about-2.js', 'shared.js'];
    const month = 24 * 30;
    expect(await startAfter(month, 'about-2.js', 'shared.js')).toEqual(all);
    expect(await startAfter(month + 23, 'about-2.js', 'shared.js')).toEqual(all);
    expect(await startAfter(month + 25, 'about-2.js', 'shared.js')).toEqual(['about-2.js', 'shared.js']);
    expect(await startAfter(month + 26, 'about-1.js')).toEqual(all);
    expect(await startAfter(month + 51, 'about-1.js')).toEqual(['about-1.js']);
  });
});
