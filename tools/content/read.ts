import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content, ContentSource } from '../../shared/content/compile';
import { contentOfDays } from '../../shared/content/days';
import { ContentError, parseJson, sentencesOf } from '../../shared/content/errors';
import { pagesByPath } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import { aliasRedirects } from '../../shared/redirects';
import { pictureWords } from '../../shared/schema/picture';
import { type MediaManifest, manifestFile } from '../media/manifest';

/** '/rooms-suites/' is a page as well as '/rooms-suites'. */
const isPage = (address: string): boolean =>
  aliasRedirects.has(address) || pagesByPath.has(address) || pagesByPath.has(address.replace(/(.)\/$/, '$1'));

/** The longest text that is read, in bytes; the longest of content/ has a tenth of it. */
const longestText = 1024 * 1024;

/** Why a file is not read, which might never end; undefined where it is a plain file of a sensible size. */
export function oddityOf(file: string): string | undefined {
  const facts = lstatSync(file);
  if (!facts.isFile()) return 'must be a file of its own, no link to another';
  return facts.size > longestText ? 'is longer than a megabyte' : undefined;
}

/** The texts of a folder's JSON and Markdown files, by path; adds errors to `errors`. */
function readTexts(root: string, folder: 'content' | 'media', errors: string[]): Map<string, string> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .sort();
  const texts = new Map<string, string>();
  for (const name of names) {
    const file = path.join(root, folder, name);
    const place = name.split(path.sep).join('/');
    const oddity = oddityOf(file);
    if (oddity) errors.push(`${folder}/${place}: ${oddity}`);
    else texts.set(place, readFileSync(file, 'utf8'));
  }
  return texts;
}

/** '50% 60%' -> '50-60'; undefined for the middle. */
const positionOf = (point = '50% 50%') =>
  point === '50% 50%' ? undefined : point.replace('% ', '-').slice(0, -1);

/** All pictures with renditions, with their texts; adds errors to `errors`. */
function readPictures(root: string, manifest: MediaManifest, errors: string[]) {
  const texts = readTexts(root, 'media', errors);
  const captions = new Map<string, string>();
  const pictures = new Map(
    Object.entries(manifest.pictures).map(([name, made]): [string, Picture] => {
      const file = `${name}.json`;
      const text = texts.get(file);
      if (text === undefined) {
        errors.push(`media/${file}: the file is missing: say there what the picture shows`);
        return [name, { name, alt: '', ...made }];
      }
      const input = parseJson(`media/${file}`, text, (error) => errors.push(error));
      const words = input === undefined ? undefined : pictureWords.safeParse(input);
      if (words?.error) errors.push(...sentencesOf(`media/${file}`, words.error.issues, input));
      if (words?.data?.caption) captions.set(name, words.data.caption);
      const position = positionOf(words?.data?.point);
      return [name, { name, alt: words?.data?.alt ?? '', ...made, ...(position && { position }) }];
    }),
  );
  return { pictures, captions };
}

/**
 * Reads the files of content/ and the media manifest.
 * @param root the project's folder
 * @param errors receives those of pictures' texts
 */
export function readSource(root: string, errors: string[]): ContentSource {
  const manifest = JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as MediaManifest;
  return {
    files: readTexts(root, 'content', errors),
    ...readPictures(root, manifest, errors),
    films: new Map(Object.entries(manifest.films)),
    drawings: new Map(Object.entries(manifest.drawings)),
    isPage,
  };
}

/**
 * Reads and compiles all content.
 * @param root the project's folder
 * @throws ContentError with all errors
 */
export function readContent(root = '.'): Content {
  const errors: string[] = [];
  const source = readSource(root, errors);
  try {
    const content = contentOfDays(source);
    if (errors.length === 0) return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.errors);
  }
  throw new ContentError(errors);
}
