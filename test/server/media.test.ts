/** What `npm run media` made still matches the masters: run it after any change in media/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureCss, plannedModules } from '../../tools/media/modules';
import { altFromName, type Masters, plannedFiles, readMasters, widthsFor } from '../../tools/media/plan';

const root = process.cwd();
const output = join(root, 'public/media');
const modulesFolder = join(root, 'shared/pictures');

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

describe('modules and styles', () => {
  it('say what the masters and captions say, and none is left over', () => {
    const written = readdirSync(modulesFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(modulesFolder, file), 'utf8')]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(plannedModules(masters)));
  });

  it('give every picture its ground color and its point', () => {
    const css = readFileSync(join(root, 'client/styles/pictures.css'), 'utf8');
    const grounds = css.matchAll(/^\.picture--([a-z0-9-]+) \{\n {2}background-color: (#[0-9a-f]{6});/gm);
    expect(css).toBe(
      pictureCss(masters, new Map([...grounds].map(([, name = '', ground = '']) => [name, ground]))),
    );
  });
});

describe('captions', () => {
  it('describe every master, and only masters', () => {
    const undescribed = masters.pictures.filter(({ captioned }) => !captioned);
    expect(undescribed.map(({ picture }) => picture.name)).toEqual([]);
    expect(masters.unusedCaptions).toEqual([]);
  });

  it('are one sentence each, long enough to tell something, and never the same twice', () => {
    const alts = masters.pictures.map(({ picture }) => picture.alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt).toMatch(/^[A-Z].{38,138}\.$/);
  });
});

describe('the plan', () => {
  it('never makes a picture wider than its master, and keeps the master’s own width where it is small', () => {
    expect(widthsFor('pool-1', 4000)).toEqual([160, 240, 320, 480, 640, 960, 1280, 1600]);
    expect(widthsFor('poster-food', 1200)).toEqual([160, 240, 320, 480, 640, 960, 1200]);
    expect(widthsFor('aerial-poster', 1920).at(-1)).toBe(1920);
    expect(widthsFor('room-360-1', 1200)).toEqual([640, 960, 1200]);
  });

  it('finds words for a picture that nobody has described', () => {
    expect(altFromName('the-enci-king-with-sofa-2')).toBe('The Enci King with Sofa, view 2');
    expect(altFromName('beach-walk')).toBe('Beach walk');
  });
});
