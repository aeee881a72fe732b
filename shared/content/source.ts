import type { Drawing, Picture } from '../picture';
import { pictureWords } from '../schema/picture';
import type { ContentSource } from './compile';
import { parseJson, sentencesOf } from './contentError';

/** A picture's renditions. Its texts are in media/{name}.json. */
type MadePicture = Pick<Picture, 'width' | 'height' | 'hash' | 'widths' | 'background'>;

/** media/manifest.json, written by `npm run media`. */
export interface MediaManifest {
  /** By name. */
  pictures: Readonly<Record<string, MadePicture>>;
  /** The URLs of films by name. */
  films: Readonly<Record<string, string>>;
  /** By name. */
  drawings: Readonly<Record<string, Drawing>>;
}

/** '50% 60%' -> '50-60'; undefined for the middle. */
const positionOf = (point = '50% 50%') =>
  point === '50% 50%' ? undefined : point.replace('% ', '-').slice(0, -1);

/** All pictures that have renditions, with their texts. */
function readPictures(
  media: ReadonlyMap<string, string>,
  manifest: MediaManifest,
  report: (error: string) => void,
) {
  const captions = new Map<string, string>();
  const pictures = new Map(
    Object.entries(manifest.pictures).map(([name, made]): [string, Picture] => {
      const file = `${name}.json`;
      const text = media.get(file);
      if (text === undefined) {
        report(`media/${file}: the file is missing: describe the picture in it`);
        return [name, { name, alt: '', ...made }];
      }
      const input = parseJson(`media/${file}`, text, report);
      const words = input === undefined ? undefined : pictureWords.safeParse(input);
      if (words?.error)
        for (const error of sentencesOf(`media/${file}`, words.error.issues, input)) report(error);
      if (words?.data?.caption) captions.set(name, words.data.caption);
      const position = positionOf(words?.data?.point);
      return [name, { name, alt: words?.data?.alt ?? '', ...made, ...(position && { position }) }];
    }),
  );
  return { pictures, captions };
}

const noMedia: MediaManifest = { pictures: {}, films: {}, drawings: {} };

/**
 * The compiler's input.
 * @param content the texts of files in content/, by path
 * @param media the texts of JSON files in media/, by path
 * @param report receives errors in the pictures' files
 */
export function contentSource(
  content: ReadonlyMap<string, string>,
  media: ReadonlyMap<string, string>,
  report: (error: string) => void,
): ContentSource {
  const text = media.get('manifest.json');
  if (text === undefined) report('media/manifest.json: the file is missing: npm run media creates it');
  const manifest = (text ? parseJson('media/manifest.json', text, report) : undefined) as
    | MediaManifest
    | undefined;
  const { pictures, films, drawings } = manifest ?? noMedia;
  return {
    files: content,
    ...readPictures(media, { pictures, films, drawings }, report),
    films: new Map(Object.entries(films)),
    drawings: new Map(Object.entries(drawings)),
  };
}
