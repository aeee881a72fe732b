import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FontRecord, fontRecordFile } from '../../shared/fontRecord';
import { readWordmark } from '../brand/wordmark';
import { generatedFiles } from './modules';
import { readContent, readSource } from './read';

/** The folder of generated modules. */
export const generatedFolder = 'generated';

/**
 * Makes generated/ from content/. Unchanged files are not written, so that watchers do not trigger.
 * @param root the project's folder
 * @throws ContentError with all errors of content/; generated/ is then unchanged
 */
export function generate(root = '.'): { files: number; changed: number } {
  const folder = path.join(root, generatedFolder);
  const fonts = JSON.parse(readFileSync(path.join(root, fontRecordFile), 'utf8')) as FontRecord;
  const pictures = readSource(root, []).pictures.values();
  const files = generatedFiles(readContent(root), pictures, readWordmark(root), fonts);
  let changed = 0;
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    changed += 1;
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const isStale = /\.\w+$/.test(name) && !files.has(name.split(path.sep).join('/'));
    if (isStale) rmSync(path.join(folder, name));
  }
  return { files: files.size, changed };
}
