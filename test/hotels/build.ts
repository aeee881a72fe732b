import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { type HotelContent, pictureNames, pictureSize, planSize } from './base';

/** What a hotel's films and drawings are. */
interface Extras {
  hasFilm: boolean;
  hasMap: boolean;
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#224466" d="M8 64V8h56v56z"/></svg>';
/** As wide as a long name on one line. */
const wordmark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 80"><path fill="currentColor" d="M0 80V0h800v80z"/></svg>';

/** Plain pictures of the names that hotels use, each with its words. */
async function writePictures(folder: string, names: readonly string[]) {
  await Promise.all(
    names.map(async (name, index) => {
      const size = name === 'plan-1' ? planSize : pictureSize;
      const background = { r: 30 + 20 * index, g: 70 + 10 * index, b: 110 };
      await sharp({ create: { ...size, channels: 3, background } })
        .jpeg()
        .toFile(path.join(folder, `${name}.jpg`));
      const alt = `A wall of one color in the house, number ${index + 1}, painted by a test.`;
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ alt, point: '50% 50%' }));
    }),
  );
}

/** A film whose files are there already, since encoding one takes minutes. */
function writeFilm(root: string) {
  const bytes = 'no film';
  writeFileSync(path.join(root, 'media/loop.mp4'), bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  for (const name of [`loop-${hash}.mp4`, `loop-${hash}-tall.mp4`])
    writeFileSync(path.join(root, 'public/media', name), bytes);
}

/** The project with another hotel's content, media and brand; nothing else is changed. Media and site are made. */
export async function buildHotel(content: HotelContent, { hasFilm, hasMap }: Extras): Promise<ProjectCopy> {
  const project = copyProject(['content', 'media', 'public', 'test', 'docs']);
  const { root } = project;
  for (const folder of ['media/brand', 'public/media', 'public/cards'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, value] of content) {
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true });
    project.write(`content/${file}`, typeof value === 'string' ? value : JSON.stringify(value));
  }
  await writePictures(
    path.join(root, 'media'),
    pictureNames.filter((name) => hasFilm || !/^(loop|room-360|plan)-/.test(name)),
  );
  if (hasFilm) writeFilm(root);
  if (hasMap)
    for (const file of ['map.svg', 'map-small.svg']) {
      const [viewBox = ''] = /viewBox="[^"]*"/.exec(readFileSync(`media/${file}`, 'utf8')) ?? [];
      project.write(`media/${file}`, `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}></svg>`);
    }
  project.write('media/brand/mark.svg', mark);
  project.write('media/brand/wordmark.svg', wordmark);
  for (const script of ['media', 'content', 'build'])
    project.run(process.execPath, '--import', 'tsx', `scripts/${script}.ts`);
  return project;
}
