/** The output of `npm run media` matches the masters: run it after any change in media/. docs/behavior.md#pictures */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../tools/content/read';
import { pictureSheet } from '../../tools/media/background';
import { backgroundsIn, manifestFile, manifestOf, manifestText } from '../../tools/media/manifest';
import { altFromName, type Masters, plannedFiles, readMasters } from '../../tools/media/plan';
import { isPlan, widthsFor } from '../../tools/media/widths';

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

  it('all belong to a master', () => {
    const planned = new Set(plannedFiles(masters));
    expect(readdirSync(output).filter((file) => !planned.has(file))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('matches the masters', () => {
    const text = readFileSync(join(root, manifestFile), 'utf8');
    expect(text).toBe(manifestText(manifestOf(masters, backgroundsIn(JSON.parse(text)))));
  });

  it('has a background color and crop position for every picture, except plans', () => {
    const { pictures } = readSource(root, []);
    const css = pictureSheet(pictures.values());
    for (const { picture, point } of masters.pictures) {
      const { background, position } = pictures.get(picture.name) ?? {};
      expect([picture.name, background === undefined]).toEqual([picture.name, isPlan(picture.name)]);
      if (background) expect(css).toContain(`.picture--${background} {`);
      if (position) expect(css).toContain(`.picture--at-${position} { object-position: ${point}; }`);
      else expect(point).toBe('50% 50%');
    }
  });
});

describe('alt texts', () => {
  it('exist for every master, and only for masters', () => {
    const undescribed = masters.pictures.filter(({ described }) => !described);
    expect(undescribed.map(({ picture }) => picture.name)).toEqual([]);
    expect(masters.unusedWords).toEqual([]);
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
