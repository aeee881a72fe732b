import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { keepBuild, previousBuilds } from '../../server/http/previousBuilds';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { serve, textOf } from '../support/ask';
import { loadPages, testApp } from '../support/test-app';

const hour = 60 * 60 * 1000;
const start = Date.parse('2030-06-01T00:00:00Z');

let folder: string;
let dataDirectory: string;
beforeEach(() => {
  folder = temporaryDirectory();
  dataDirectory = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these browser files, each with the build's name as its text. */
function build(name: string, files: readonly string[]): string {
  const assets = path.join(folder, name, 'public/assets');
  mkdirSync(assets, { recursive: true });
  for (const file of files) {
    writeFileSync(path.join(assets, file), file);
    // Builds are made before they start.
    utimesSync(path.join(assets, file), 0, 0);
  }
  return assets;
}

/** Starts a build after a number of hours. @returns the names of kept files */
async function startAfter(hours: number, assets: string): Promise<string[]> {
  await keepBuild(assets, previousBuilds(dataDirectory), start + hours * hour);
  return readdirSync(previousBuilds(dataDirectory)).sort();
}

describe('files of a build', () => {
  it('are kept for a day after another build has replaced it, however long it ran', async () => {
    const first = build('first', ['about-1.js', 'shared-1.js']);
    const second = build('second', ['about-2.js', 'shared-1.js']);
    expect(await startAfter(0, first)).toEqual(['about-1.js', 'shared-1.js']);
    const all = ['about-1.js', 'about-2.js', 'shared-1.js'];
    expect(await startAfter(24 * 30, second)).toEqual(all);
    expect(await startAfter(24 * 30 + 23, second)).toEqual(all);
    expect(await startAfter(24 * 30 + 25, second)).toEqual(['about-2.js', 'shared-1.js']);
  });

  it('come back with a rollback', async () => {
    const first = build('first', ['about-1.js']);
    const second = build('second', ['about-2.js']);
    await startAfter(0, first);
    await startAfter(1, second);
    await startAfter(2, first);
    expect(await startAfter(25, first)).toEqual(['about-1.js', 'about-2.js']);
    expect(await startAfter(27, first)).toEqual(['about-1.js']);
  });

  it('are renamed only when complete', async () => {
    const size = 64 * 1024 * 1024;
    const assets = build('first', ['film-1.mp4']);
    truncateSync(path.join(assets, 'film-1.mp4'), size);
    const target = path.join(previousBuilds(dataDirectory), 'film-1.mp4');
    const sizes = new Set<number | undefined>();
    let isDone = false;
    const started = startAfter(0, assets).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      sizes.add(statSync(target, { throwIfNoEntry: false })?.size);
      await setImmediate();
    }
    expect(await started).toEqual(['film-1.mp4']);
    expect(sizes).toContain(undefined);
    expect([...sizes, size].filter((each) => each !== undefined && each !== size)).toEqual([]);
  });

  it('survive a start with a truncated list of the previous build', async () => {
    await startAfter(0, build('first', ['about-1.js']));
    writeFileSync(path.join(previousBuilds(dataDirectory), '../current.json'), '["abo');
    expect(await startAfter(1, build('second', ['about-2.js']))).toContain('about-2.js');
  });

  it('survive a start after files were deleted', async () => {
    await startAfter(0, build('first', ['about-1.js', 'shared-1.js']));
    rmSync(path.join(previousBuilds(dataDirectory), 'about-1.js'));
    expect(await startAfter(1, build('second', ['about-2.js']))).toEqual(['about-2.js', 'shared-1.js']);
  });

  it('are served like the build’s: compressed, for a year, and nothing else in the folder', async () => {
    await loadPages();
    await startAfter(0, build('first', ['about-1.js', 'about-1.js.br', 'font-1.woff2']));
    build('second', ['about-2.js']);
    const buildDirectory = path.join(folder, 'second');
    const site = await serve(testApp({ DATA_DIR: dataDirectory }, { buildDirectory }).app);
    const script = await site.ask('/assets/about-1.js', { 'Accept-Encoding': 'br' });
    const plain = await site.ask('/assets/about-1.js');
    const font = await site.ask('/assets/font-1.woff2');
    const others = [
      '/assets/about-1.js.br',
      '/assets/current.json',
      '/assets/../current.json',
      '/assets/x-1.js',
    ];
    const statuses = await Promise.all(others.map(async (address) => (await site.ask(address)).status));
    site.close();
    expect([script.status, script.bytes.toString()]).toEqual([200, 'about-1.js.br']);
    for (const { headers } of [script, font])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(textOf(plain)).toBe('about-1.js');
    expect(textOf(font)).toBe('font-1.woff2');
    expect(statuses).toEqual(others.map(() => 404));
  });
});
