import type { Picture } from '../picture';
import { type MediaManifest, mediaManifest } from '../schema/mediaManifest';
import { pictureWords } from '../schema/picture';
import type { ContentSource } from './content';
import { formatProblems, parseJson } from './contentError';

/** Formats a focal point: '50% 60%' -> '50-60'; undefined for the middle. */
const positionOf = (point = '50% 50%') =>
  point === '50% 50%' ? undefined : point.replace('% ', '-').slice(0, -1);

/** Returns the descriptions and captions of all pictures that have renditions. */
function readPictures(
  media: ReadonlyMap<string, string>,
  generatedPictures: MediaManifest['pictures'],
  report: (error: string) => void,
) {
  const captions = new Map<string, string>();
  const pictures = new Map(
    Object.entries(generatedPictures).map(([name, generated]): [string, Picture] => {
      const file = `${name}.json`;
      const text = media.get(file);
      if (text === undefined) {
        report(`media/${file}: the file is missing: describe the picture in it`);
        return [name, { name, alt: '', ...generated }];
      }
      const input = parseJson(`media/${file}`, text, report);
      const words = input === undefined ? undefined : pictureWords.safeParse(input);
      if (words?.error)
        for (const error of formatProblems(`media/${file}`, words.error.issues, input)) report(error);
      if (words?.data?.caption) captions.set(name, words.data.caption);
      const position = positionOf(words?.data?.point);
      return [name, { name, alt: words?.data?.alt ?? '', ...generated, ...(position && { position }) }];
    }),
  );
  return { pictures, captions };
}

const manifestFile = 'media/manifest.json';

function readManifest(text: string | undefined, report: (error: string) => void): MediaManifest | undefined {
  if (text === undefined) {
    report(`${manifestFile}: the file is missing: npm run media creates it`);
    return undefined;
  }
  const input = parseJson(manifestFile, text, report);
  if (input === undefined) return undefined;
  const { data, error } = mediaManifest.safeParse(input);
  for (const sentence of formatProblems(manifestFile, error?.issues ?? [], input)) report(sentence);
  return data;
}

const noMedia: MediaManifest = { pictures: {}, films: {}, drawings: {} };

/**
 * Returns the compiler's input.
 * @param content the text of each file in content/, by path
 * @param media the text of each JSON file in media/, by path
 * @param report receives errors in the files in media/
 */
export function contentSource(
  content: ReadonlyMap<string, string>,
  media: ReadonlyMap<string, string>,
  report: (error: string) => void,
): ContentSource {
  const { pictures, films, drawings } = readManifest(media.get('manifest.json'), report) ?? noMedia;
  return {
    files: content,
    ...readPictures(media, pictures, report),
    films: new Map(Object.entries(films)),
    drawings: new Map(Object.entries(drawings)),
  };
}
