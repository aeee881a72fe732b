/** The output of `npm run media` matches the masters: run it after any change in media/. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cropStyles } from '../../../server/pages/hotelStyles';
import { contentSource } from '../../../shared/content/source';
import { pictureWords } from '../../../shared/schema/picture';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { backgrounds } from '../../../tools/media/background';
import { backgroundsIn, manifestFile, manifestOf, manifestText } from '../../../tools/media/manifest';
import { type Masters, plannedFiles, readMasters } from '../../../tools/media/masters';
import { deleteReplaced, readReplaced } from '../../../tools/media/replaced';
import { isPlan, widthsFor } from '../../../tools/media/widths';
import { hotelSource } from '../../support/sample-hotel';

let masters: Masters;
beforeAll(async () => {
  masters = await readMasters('media');
});

/** The files in a folder of public/, except those that were replaced a few days ago. */
const present = (folder: string) =>
  readdirSync(`public/${folder}`).filter((file) => !(`${folder}/${file}` in readReplaced('.')));

describe('the sample hotel', () => {
  it('has exactly the renditions and alt text of its masters', () => {
    const planned = plannedFiles(masters);
    expect(planned.filter((file) => !existsSync(`public/media/${file}`))).toEqual([]);
    expect(present('media').filter((file) => !planned.includes(file))).toEqual([]);
    const undescribed = masters.pictures.filter(({ described }) => !described);
    expect(undescribed.map(({ picture }) => picture.name)).toEqual([]);
    expect(masters.unusedDescriptions).toEqual([]);
  });

  it('has a manifest that matches its masters', () => {
    const text = readFileSync(manifestFile, 'utf8');
    expect(text).toBe(manifestText(manifestOf(masters, backgroundsIn(JSON.parse(text)))));
  });

  it('has a background color and a crop for every picture except plans', () => {
    const source = hotelSource();
    const { pictures } = contentSource(source.content, source.media, () => undefined);
    const crops = cropStyles(pictures.values());
    for (const { picture, point } of masters.pictures) {
      const { background, position } = pictures.get(picture.name) ?? {};
      expect([picture.name, background === undefined]).toEqual([picture.name, isPlan(picture.name)]);
      if (background) expect(Object.keys(backgrounds)).toContain(background);
      if (position) expect(crops).toContain(`.picture--at-${position}{object-position:${point}}`);
      else expect(point).toBe('50% 50%');
    }
  });
});

it('skips names that start with a dot, which macOS leaves on shares', async () => {
  const folder = temporaryDirectory();
  for (const name of ['._sea.jpg', '._sea.json', '.DS_Store']) writeFileSync(path.join(folder, name), '\0');
  expect(await readMasters(folder)).toEqual({
    pictures: [],
    films: [],
    drawings: [],
    unusedDescriptions: [],
  });
});

it('rejects a pipe', async () => {
  const folder = temporaryDirectory();
  execFileSync('mkfifo', [path.join(folder, 'sea.jpg')]);
  await expect(readMasters(folder)).rejects.toThrow('media/sea.jpg must be a file');
});

it.each([
  ['“Gone surfing” says the sign on the door of the office.', true],
  ['12 rooms look out on the park, with balconies of wood.', true],
  ['a small letter begins no sentence, however long it may be.', false],
  ['A sentence without an end, however long it may otherwise be', false],
  ['A pool with two chairs.', false],
])('validates the alt text %p: %p', (alt, isOne) => {
  expect(pictureWords.safeParse({ alt, point: '50% 50%' }).success).toBe(isOne);
});

it.each([
  ['a-picture', 4000, [160, 240, 320, 480, 640, 960, 1280, 1600]],
  ['a-picture', 1200, [160, 240, 320, 480, 640, 960, 1200]],
  ['room-360-1', 1200, [640, 960, 1200]],
])('does not enlarge %s, %i px wide', (name, width, widths) => {
  expect(widthsFor(name, width)).toEqual(widths);
});

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
