/** The output of `npm run media` matches the masters: run it after any change in media/. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cropStyles } from '../../server/pages/hotelStyles';
import { contentSource } from '../../shared/content/source';
import { type FontRecord, fontRecordFile } from '../../shared/fontRecord';
import { pictureWords } from '../../shared/schema/picture';
import { backgrounds } from '../../tools/media/background';
import { backgroundsIn, manifestFile, manifestOf, manifestText } from '../../tools/media/manifest';
import { altFromName, type Masters, plannedFiles, readMasters } from '../../tools/media/masters';
import { readReplaced } from '../../tools/media/replaced';
import { isPlan, widthsFor } from '../../tools/media/widths';
import { textsOf } from '../support/sample';

const root = process.cwd();
const output = join(root, 'public/media');

let masters: Masters;

beforeAll(async () => {
  masters = await readMasters(join(root, 'media'));
});

describe('renditions', () => {
  it('exist for every current master', () => {
    expect(plannedFiles(masters).filter((file) => !existsSync(join(output, file)))).toEqual([]);
  });

  it('all belong to a master, or were replaced a few days ago', () => {
    const planned = new Set(plannedFiles(masters));
    const replaced = readReplaced(root);
    const others = readdirSync(output).filter((file) => !planned.has(file));
    expect(others.filter((file) => !(`media/${file}` in replaced))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('matches the masters', () => {
    const text = readFileSync(join(root, manifestFile), 'utf8');
    expect(text).toBe(manifestText(manifestOf(masters, backgroundsIn(JSON.parse(text)))));
  });

  it('has a background color and crop position for every picture, except plans', () => {
    const texts = textsOf(root);
    const { pictures } = contentSource(texts.content, texts.media, () => undefined);
    const crops = cropStyles(pictures.values());
    const sheet = readFileSync('client/styles/pictures.css', 'utf8');
    for (const [name, hex] of Object.entries(backgrounds))
      expect(sheet).toContain(`.picture--${name} {\n  background-color: ${hex};`);
    for (const { picture, point } of masters.pictures) {
      const { background, position } = pictures.get(picture.name) ?? {};
      expect([picture.name, background === undefined]).toEqual([picture.name, isPlan(picture.name)]);
      if (background) expect(Object.keys(backgrounds)).toContain(background);
      if (position) expect(crops).toContain(`.picture--at-${position}{object-position:${point}}`);
      else expect(point).toBe('50% 50%');
    }
  });
});

describe('the font record', () => {
  it('names the files in public/fonts, with the hashes of their bytes', () => {
    const { faces } = JSON.parse(readFileSync(join(root, fontRecordFile), 'utf8')) as FontRecord;
    const replaced = readReplaced(root);
    const present = readdirSync(join(root, 'public/fonts')).filter((file) => !(`fonts/${file}` in replaced));
    expect(faces.map(({ url }) => url).sort()).toEqual(present.map((file) => `/fonts/${file}`).sort());
    for (const { url } of faces) {
      const hash = createHash('sha256')
        .update(readFileSync(join(root, 'public', url)))
        .digest('hex');
      expect(url).toContain(`-${hash.slice(0, 8)}.woff2`);
    }
  });
});

describe('alt texts', () => {
  it('exist for every master, and only for masters', () => {
    const undescribed = masters.pictures.filter(({ described }) => !described);
    expect(undescribed.map(({ picture }) => picture.name)).toEqual([]);
    expect(masters.unusedWords).toEqual([]);
  });

  it.each([
    ['“Gone surfing” says the sign on the door of the office.', true],
    ['12 rooms look out on the park, with balconies of wood.', true],
    ['a small letter begins no sentence, however long it may be.', false],
    ['A sentence without an end, however long it may otherwise be', false],
    ['A pool with two chairs.', false],
  ])('%p is one: %p', (alt, isOne) => {
    expect(pictureWords.safeParse({ alt, point: '50% 50%' }).success).toBe(isOne);
  });
});

describe('the plan', () => {
  it('never makes a picture wider than its master, and includes the width of small masters', () => {
    expect(widthsFor('a-picture', 4000)).toEqual([160, 240, 320, 480, 640, 960, 1280, 1600]);
    expect(widthsFor('a-picture', 1200)).toEqual([160, 240, 320, 480, 640, 960, 1200]);
    expect(widthsFor('film-poster', 1920).at(-1)).toBe(1920);
    expect(widthsFor('room-360-1', 1200)).toEqual([640, 960, 1200]);
  });

  it('finds an alt text for a picture without one', () => {
    expect(altFromName('sea-room-with-desk-2')).toBe('Sea room with desk, view 2');
    expect(altFromName('beach-walk')).toBe('Beach walk');
  });
});
