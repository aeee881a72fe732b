/** The sample hotel’s pictures match its masters. After any change in media/, run `npm run media`. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cropStyles } from '../../../server/pages/hotelStyles';
import { contentSource } from '../../../shared/content/source';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { backgrounds } from '../../../tools/media/background';
import { type Masters, plannedFiles, readMasters } from '../../../tools/media/masters';
import { readReplaced } from '../../../tools/media/replaced';
import { isPlan } from '../../../tools/media/widths';
import { hotelSource } from '../../support/hotel-source';

let masters: Masters;
beforeAll(async () => {
  masters = await readMasters('media');
});

/** The files in a folder of public/, except replaced files that have not been deleted yet. */
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

it('skips names that start with a dot, such as the files that macOS leaves on network shares', async () => {
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
