/** What `npm run media` made still matches the masters: run it after any change in media/. docs/behavior.md#pictures */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, manifestOf, manifestText, pictureCss } from '../../tools/media/manifest';
import { altFromName, type Masters, plannedFiles, readMasters } from '../../tools/media/plan';
import { groundsIn } from '../../tools/media/records';
import { widthsFor } from '../../tools/media/widths';

const root = process.cwd();
const output = join(root, 'public/media');

let masters: Masters;

beforeAll(async () => {
  masters = await readMasters(join(root, 'media'));
});

describe('renditions', () => {
  it('exist for every master in its present state', () => {
    expect(plannedFiles(masters).filter((file) => !existsSync(join(output, file)))).toEqual([]);
  });

  it('belong to a master, each of them', () => {
    const planned = new Set(plannedFiles(masters));
    expect(readdirSync(output).filter((file) => !planned.has(file))).toEqual([]);
  });
});

describe('manifest and styles', () => {
  it('say what the masters say', () => {
    expect(readFileSync(join(root, manifestFile), 'utf8')).toBe(manifestText(manifestOf(masters)));
  });

  it('give every picture its ground color and its point', () => {
    const css = readFileSync(join(root, 'client/styles/pictures.css'), 'utf8');
    expect(css).toBe(pictureCss(masters, groundsIn(css)));
  });
});

describe('the words of pictures', () => {
  it('describe every master, and only masters', () => {
    const undescribed = masters.pictures.filter(({ described }) => !described);
    expect(undescribed.map(({ picture }) => picture.name)).toEqual([]);
    expect(masters.unusedWords).toEqual([]);
  });
});

describe('the plan', () => {
  it('never makes a picture wider than its master, and keeps the master’s own width where it is small', () => {
    expect(widthsFor('a-picture', 4000)).toEqual([160, 240, 320, 480, 640, 960, 1280, 1600]);
    expect(widthsFor('a-picture', 1200)).toEqual([160, 240, 320, 480, 640, 960, 1200]);
    expect(widthsFor('film-poster', 1920).at(-1)).toBe(1920);
    expect(widthsFor('room-360-1', 1200)).toEqual([640, 960, 1200]);
  });

  it('finds words for a picture that nobody has described', () => {
    expect(altFromName('sea-room-with-desk-2')).toBe('Sea room with desk, view 2');
    expect(altFromName('beach-walk')).toBe('Beach walk');
  });
});
