/**
 * `npm run media`: generates a hotel's pictures, fonts, icons, web manifest and social cards. To add or replace a
 * picture, put its file into media/ and run this command. To regenerate all pictures and films, delete public/media
 * first. HOTEL_DIR is the hotel's folder (default: the repository).
 */
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path, { join, relative } from 'node:path';
import { loadHotel } from '../server/content/loadHotel';
import { ContentError } from '../shared/content/contentError';
import { makeCards } from '../tools/media/cards';
import { makeFonts } from '../tools/media/fonts';
import { makeIcons } from '../tools/media/icons';
import { manifestFile, renditionFolder, writeManifest } from '../tools/media/manifest';
import { drawingFile, type Masters, plannedFiles, readMasters, unusable } from '../tools/media/masters';
import { makeFilm, makePicture, twoAtATime } from '../tools/media/renditions';
import { deleteReplaced } from '../tools/media/replaced';
import { writeCompressed } from '../tools/media/writeCompressed';

const root = path.resolve(process.env.HOTEL_DIR ?? '.');
const output = join(root, renditionFolder);

try {
  await makeMedia();
} catch (error) {
  // A mistake in the hotel's folder needs no stack trace.
  if (!(error instanceof ContentError)) throw error;
  for (const line of error.errors) console.error(line);
  process.exitCode = 1;
}

async function makeMedia() {
  const started = Date.now();
  const masters = await readMasters(join(root, 'media'));
  warnAboutDescriptions(masters);
  mkdirSync(output, { recursive: true });
  await makeRenditions(masters);
  const removed = await writeManifest(root, masters);
  const fonts = await makeFonts(root);
  removed.push(...(await deleteReplaced(root, 'fonts', fonts)));
  const icons = await makeIcons(root);
  const { content } = await loadHotel(root);
  removed.push(...(await deleteReplaced(root, 'cards', await makeCards(root, content, masters))));

  const files = plannedFiles(masters);
  const bytes = files.reduce((sum, file) => sum + statSync(join(output, file)).size, 0);
  for (const file of removed) console.log(`removed ${file}`);
  console.log(`public/fonts: ${fonts.length} files`);
  console.log(`public/media: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(
    `${manifestFile}: ${masters.pictures.length} pictures, ${masters.films.length} films; public: ${icons.join(', ')}`,
  );
  console.log(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function warnAboutDescriptions({ pictures, unusedDescriptions }: Masters) {
  for (const { path, picture, described } of pictures) {
    if (described) continue;
    const file = relative(root, path);
    console.warn(
      `${file} is not described in media/${picture.name}.json; its alt text stays "${picture.alt}".`,
    );
  }
  for (const file of unusedDescriptions)
    console.warn(`media/${file} describes a picture that does not exist.`);
}

async function makeRenditions({ pictures, films, drawings }: Masters) {
  let done = 0;
  await twoAtATime(pictures, async (master) => {
    const made = await makePicture(master, output).catch(unusable(master.path));
    done += 1;
    if (made > 0) console.log(`${done}/${pictures.length} ${master.picture.name}: ${made} files made`);
  });
  for (const film of films) {
    const outcome = await makeFilm(film, output).catch(unusable(film.path));
    if (outcome !== 'kept') console.log(`${film.name}.mp4: ${outcome}`);
  }
  for (const drawing of drawings) {
    const file = join(output, drawingFile(drawing));
    copyFileSync(drawing.path, file);
    await writeCompressed(file);
  }
}
