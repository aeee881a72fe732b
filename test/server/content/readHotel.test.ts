/** Files that ordinary tools leave in a hotel's folder, and malicious files. */

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { loadHotel } from '../../../server/content/loadHotel';
import { publicErrors, readHotel } from '../../../server/content/readHotel';
import type { ContentError } from '../../../shared/content/contentError';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { smallDirectory } from '../../support/hotel-source';

/** Copies the small hotel's content and media to a temporary folder. */
function copiedHotel(): string {
  const root = temporaryDirectory();
  for (const folder of ['content', 'media'])
    cpSync(path.join(smallDirectory, folder), path.join(root, folder), { recursive: true });
  return root;
}

/** Creates a file outside the hotel's folder. */
function fileOutside(text: string | Buffer): string {
  const file = path.join(temporaryDirectory(), 'outside.json');
  writeFileSync(file, text);
  return file;
}

/** Compiles a hotel's folder. @returns its errors */
const errorsIn = (root: string): Promise<readonly string[]> =>
  loadHotel(root).then(
    () => [],
    (error: ContentError) => error.errors,
  );

type Put = (file: string) => void;
const folderOutside = temporaryDirectory();

describe.each(['content/jobs.json', 'media/north.json', 'media/brand/wordmark.svg'])('%s', (name) => {
  it.each<[string, Put, string]>([
    ['a symlink to an endless device', (file) => symlinkSync('/dev/zero', file), 'must be a file'],
    ['a pipe', (file) => execFileSync('mkfifo', [file]), 'must be a file'],
    ['a symlink to a folder', (file) => symlinkSync(folderOutside, file), 'must be a file'],
    [
      'a symlink that leads nowhere',
      (file) => symlinkSync('nowhere', file),
      'is missing, or a link that leads nowhere',
    ],
    [
      'a symlink to itself',
      (file) => symlinkSync(path.basename(file), file),
      'is a link that leads to itself',
    ],
    ['larger than 1 MB', (file) => writeFileSync(file, 'x'.repeat(2 ** 20 + 1)), 'is larger than a megabyte'],
    ['empty after an interrupted save', (file) => writeFileSync(file, ''), 'the file is empty'],
    ['only zeros after a power loss', (file) => writeFileSync(file, Buffer.alloc(99)), 'the file is empty'],
    [
      'in windows-1252',
      (file) => writeFileSync(file, Buffer.from('{\n"title": "Don\x92t"\n}', 'latin1')),
      'is not UTF-8 text (line 2): save it as UTF-8',
    ],
  ])('causes an error if it is %s', async (_, put, error) => {
    const root = copiedHotel();
    rmSync(path.join(root, name));
    put(path.join(root, name));
    expect((await readHotel(root)).errors).toEqual([`${name}: ${error}`]);
    expect(await errorsIn(root)).toHaveLength(1);
  });
});

it('reads files as if they had no byte-order mark', async () => {
  const root = copiedHotel();
  const before = await readHotel(root);
  for (const file of [
    'content/jobs.json',
    'content/policies/terms.md',
    'media/north.json',
    'media/manifest.json',
  ])
    writeFileSync(path.join(root, file), `\uFEFF${readFileSync(path.join(root, file), 'utf8')}`);
  expect(await readHotel(root)).toEqual(before);
});

it('skips files whose names start with a dot', async () => {
  const root = copiedHotel();
  const before = await readHotel(root);
  symlinkSync('june@laptop.1234', path.join(root, 'content/.#jobs.json'));
  writeFileSync(path.join(root, 'content/rooms/._garden-king.json'), Buffer.alloc(99));
  writeFileSync(path.join(root, 'media/._north.json'), Buffer.alloc(99));
  expect(await readHotel(root)).toEqual(before);
});

it('reads a mounted Kubernetes ConfigMap, whose files are symlinks', async () => {
  const root = copiedHotel();
  const before = await readHotel(root);
  const rooms = path.join(root, 'content/rooms');
  mkdirSync(path.join(rooms, '..2026'));
  symlinkSync('..2026', path.join(rooms, '..data'));
  for (const name of [...before.content.keys()].filter((file) => file.startsWith('rooms/'))) {
    const file = path.basename(name);
    renameSync(path.join(rooms, file), path.join(rooms, '..2026', file));
    symlinkSync(`..data/${file}`, path.join(rooms, file));
  }
  expect(await readHotel(root)).toEqual(before);
});

it('follows symlinked folders and files', async () => {
  const root = copiedHotel();
  const before = await readHotel(root);
  const elsewhere = temporaryDirectory();
  for (const folder of ['content', 'media']) {
    renameSync(path.join(root, folder), path.join(elsewhere, folder));
    symlinkSync(path.join(elsewhere, folder), path.join(root, folder));
  }
  expect(await readHotel(root)).toEqual(before);
  const outside = fileOutside(readFileSync(path.join(root, 'content/jobs.json')));
  rmSync(path.join(root, 'content/jobs.json'));
  symlinkSync(outside, path.join(root, 'content/jobs.json'));
  expect(await readHotel(root)).toEqual({ ...before, outside: new Set(['content/jobs.json']) });
});

it.each(['{"password": "open sesame', '{"jobs": "open sesame"}'])(
  'never quotes a file outside the hotel’s folder: %s',
  async (text) => {
    const root = copiedHotel();
    rmSync(path.join(root, 'content/jobs.json'));
    symlinkSync(fileOutside(text), path.join(root, 'content/jobs.json'));
    expect(await errorsIn(root)).toEqual([
      'content/jobs.json: has errors, which are not quoted because the file is a link to somewhere outside the hotel’s folder',
    ]);
  },
);

it.each(['.', '/', folderOutside])('does not follow symlinks to the folder %s', async (target) => {
  const root = copiedHotel();
  writeFileSync(path.join(folderOutside, 'other.json'), '{}');
  const before = await readHotel(root);
  const links = ['content/more', 'content/pages/more', 'media/more'];
  for (const link of links) symlinkSync(target, path.join(root, link));
  expect(await readHotel(root)).toEqual({
    ...before,
    errors: links.map((link) => `${link}: must not be a link to a folder`),
  });
});

it('rejects a folder with too many files or levels', async () => {
  const root = copiedHotel();
  mkdirSync(path.join(root, 'content', 'deep/'.repeat(9)), { recursive: true });
  // Creating hard links is faster than creating files.
  const file = path.join(root, 'media/0');
  writeFileSync(file, '');
  for (let index = 1; index <= 20_000; index += 1) linkSync(file, path.join(root, `media/${index}`));
  expect((await readHotel(root)).errors).toEqual([
    'content: has folders in folders more than 8 levels deep',
    'media: has more than 20000 files',
  ]);
});

it('reports pipes, and symlinks that lead out of public/', async () => {
  const root = copiedHotel();
  mkdirSync(path.join(root, 'public/media'), { recursive: true });
  writeFileSync(path.join(root, 'public/a.txt'), 'a');
  symlinkSync('../a.txt', path.join(root, 'public/media/a.txt'));
  symlinkSync('../../content/hotel.json', path.join(root, 'public/media/hotel.json'));
  symlinkSync('/', path.join(root, 'public/all'));
  symlinkSync('media', path.join(root, 'public/pictures'));
  execFileSync('mkfifo', [path.join(root, 'public/pipe')]);
  expect(await publicErrors(root)).toEqual([
    'public/all: is a link that leads out of public/, so guests get 404',
    'public/media/hotel.json: is a link that leads out of public/, so guests get 404',
    'public/pipe: must be a file',
  ]);
});

it('reports that the folder public/ is missing', async () => {
  expect(await publicErrors(copiedHotel())).toEqual(['public: the folder is missing']);
});
