import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { deleteReplaced, readReplaced } from '../../tools/media/replaced';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-20T09:00:00Z');

/** A hotel's folder with these files in public/fonts. */
function hotelWith(...names: string[]): string {
  const root = temporaryDirectory();
  for (const folder of ['media', 'public/fonts']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of names) writeFileSync(path.join(root, 'public/fonts', name), name);
  return root;
}

describe('a file that npm run media has replaced', () => {
  it('is deleted a week later, whatever the time of the file', async () => {
    const root = hotelWith('a-1.woff2', 'a-2.woff2');
    expect(await deleteReplaced(root, 'fonts', ['a-2.woff2'], start)).toEqual([]);
    expect(readReplaced(root)).toEqual({ 'fonts/a-1.woff2': '2026-11-20' });
    expect(await deleteReplaced(root, 'fonts', ['a-2.woff2'], start + 6 * day)).toEqual([]);
    expect(existsSync(path.join(root, 'public/fonts/a-1.woff2'))).toBe(true);
    expect(await deleteReplaced(root, 'fonts', ['a-2.woff2'], start + 8 * day)).toEqual(['fonts/a-1.woff2']);
    expect(readReplaced(root)).toEqual({});
  });

  it('stays if it is wanted again, and is then kept for another week', async () => {
    const root = hotelWith('a-1.woff2');
    await deleteReplaced(root, 'fonts', [], start);
    await deleteReplaced(root, 'fonts', ['a-1.woff2'], start + 5 * day);
    expect(readReplaced(root)).toEqual({});
    expect(await deleteReplaced(root, 'fonts', [], start + 8 * day)).toEqual([]);
  });

  it('is noted beside those of other folders', async () => {
    const root = hotelWith('a-1.woff2');
    mkdirSync(path.join(root, 'public/media'));
    writeFileSync(path.join(root, 'public/media/pool-1.avif'), '');
    await deleteReplaced(root, 'media', [], start);
    await deleteReplaced(root, 'fonts', [], start + day);
    expect(readReplaced(root)).toEqual({
      'fonts/a-1.woff2': '2026-11-21',
      'media/pool-1.avif': '2026-11-20',
    });
  });
});
