import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, type ContentSource, compileContent } from '../../shared/content/compile';
import { ContentError, faultsOf, parseJson } from '../../shared/content/faults';
import type { NeighborhoodPage } from '../../shared/content/schemas/pages/neighborhood';
import { pictureWords } from '../../shared/content/schemas/picture';
import { pagesByPath } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import { aliasRedirects } from '../../shared/redirects';
import { type MediaManifest, manifestFile } from '../media/manifest';
import { accessibilityFaults } from './accessibleTopics';
import { mapFaults, planDrawingFaults } from './drawnFaults';

/** '/rooms-suites/' is a page as well as '/rooms-suites'. */
const isPage = (address: string): boolean =>
  aliasRedirects.has(address) || pagesByPath.has(address) || pagesByPath.has(address.replace(/(.)\/$/, '$1'));

/** The text of every JSON and Markdown file of a folder, by its path inside it. */
function readTexts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|md)$/.test(name),
  );
  return new Map(
    names
      .sort()
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Every picture that has renditions, with its words; `faults` takes what is wrong with those. */
function readPictures(root: string, manifest: MediaManifest, faults: string[]) {
  const texts = readTexts(path.join(root, 'media'));
  const captions = new Map<string, string>();
  const pictures = new Map(
    Object.entries(manifest.pictures).map(([name, made]): [string, Picture] => {
      const file = `${name}.json`;
      const text = texts.get(file);
      if (text === undefined) {
        faults.push(`media/${file}: the file is missing: say there what the picture shows`);
        return [name, { name, alt: '', ...made }];
      }
      const input = parseJson(`media/${file}`, text, (fault) => faults.push(fault));
      const words = input === undefined ? undefined : pictureWords.safeParse(input);
      if (words?.error) faults.push(...faultsOf(`media/${file}`, words.error, input));
      if (words?.data?.caption) captions.set(name, words.data.caption);
      return [name, { name, alt: words?.data?.alt ?? '', ...made }];
    }),
  );
  return { pictures, captions };
}

/**
 * The files of content/ and what `npm run media` wrote down.
 * @param root the project's folder
 * @param faults takes what is wrong with the words of pictures
 */
export function readSource(root: string, faults: string[]): ContentSource {
  const manifest = JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as MediaManifest;
  return {
    files: readTexts(path.join(root, 'content')),
    ...readPictures(root, manifest, faults),
    films: new Map(Object.entries(manifest.films)),
    drawings: new Map(Object.entries(manifest.drawings)),
    isPage,
  };
}

/**
 * Reads all content and checks it.
 * @param root the project's folder
 * @throws ContentError with all faults
 */
export function readContent(root = '.'): Content {
  const faults: string[] = [];
  const source = readSource(root, faults);
  try {
    const content = compileContent(source);
    faults.push(
      ...accessibilityFaults(content.hotel),
      ...mapFaults(content.map, (content.pages.neighborhood as NeighborhoodPage).categories),
      ...Object.entries(content.roomPages).flatMap(([slug, { plan }]) => planDrawingFaults(slug, plan)),
    );
    if (faults.length === 0) return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
  }
  throw new ContentError(faults);
}
