import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { deleteReplaced, readReplaced } from '../../../tools/media/replaced';

it('deletes a replaced file a week after it was last used', async () => {
  const root = temporaryDirectory();
  for (const folder of ['media', 'public/fonts', 'public/media'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['fonts/a-1.woff2', 'fonts/a-2.woff2', 'media/pool-1.avif'])
    writeFileSync(path.join(root, 'public', file), '');
  const start = Date.parse('2026-11-20T09:00:00Z');
  const deleteOn = (day: number, folder: string, ...wanted: string[]) =>
    deleteReplaced(root, folder, wanted, start + day * 24 * 60 * 60 * 1000);
  await deleteOn(0, 'fonts', 'a-2.woff2');
  await deleteOn(1, 'media');
  expect(readReplaced(root)).toEqual({ 'fonts/a-1.woff2': '2026-11-20', 'media/pool-1.avif': '2026-11-21' });
  await deleteOn(5, 'fonts', 'a-1.woff2', 'a-2.woff2');
  expect(await deleteOn(6, 'fonts', 'a-2.woff2')).toEqual([]);
  expect(await deleteOn(12, 'fonts', 'a-2.woff2')).toEqual([]);
  expect(existsSync(path.join(root, 'public/fonts/a-1.woff2'))).toBe(true);
  expect(await deleteOn(14, 'fonts', 'a-2.woff2')).toEqual(['fonts/a-1.woff2']);
});
