import { compileHotel } from '../../server/content/load';
import { createSnapshot, type Snapshot } from '../../server/content/snapshot';
import { type Content, type ContentSource, compileContent } from '../../shared/content/compile';
import { ContentError } from '../../shared/content/contentError';
import { contentSource } from '../../shared/content/source';
import { configOf } from './config-and-logger';
import { textsOf } from './sample';
import { smallDirectory } from './small';

/** The new text of a file, undefined to delete it, or a function that changes its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: edits change JSON of all shapes, also to invalid ones
type Edit = string | null | ((json: any) => void);

/** Edits by path below content/. */
export type Edits = Readonly<Record<string, Edit>>;

const texts = textsOf(smallDirectory);

/** The unchanged content. */
export const source: ContentSource = contentSource(texts.content, texts.media, (error) => {
  throw new Error(error);
});

/** Paths of all files below content/. */
export const contentFiles: readonly string[] = [...source.files.keys()].filter(
  (path) => path !== 'README.md',
);

/** Parsed JSON of a file below content/. */
export const jsonOf = (path: string): unknown => JSON.parse(source.files.get(path) ?? 'null');

function edited(edits: Edits): ContentSource['files'] {
  const files = new Map(source.files);
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === null) files.delete(path);
    else if (typeof edit === 'string') files.set(path, edit);
    else {
      const json = jsonOf(path);
      edit(json);
      files.set(path, JSON.stringify(json));
    }
  }
  return files;
}

/**
 * Compiles the content with edits, without changes on disk.
 * @param more other changes of the source, such as an additional picture
 */
export const compiled = (edits: Edits, more: Partial<ContentSource> = {}): Content =>
  compileContent({ ...source, ...more, files: edited(edits) });

/** The hotel with edits, as the server shows it. */
export const hotelWith = (edits: Edits, config = configOf()): Snapshot =>
  createSnapshot(compileHotel({ ...texts, content: edited(edits) }), config);

/** Errors in the content with edits. */
export function errorsOf(edits: Edits, more: Partial<ContentSource> = {}): readonly string[] {
  try {
    compiled(edits, more);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors;
  }
}

/** The pictures with an additional one, whose renditions are another's. */
export function withPicture(name: string): ContentSource['pictures'] {
  const [[, like] = []] = source.pictures;
  if (!like) throw new Error('the project has no picture');
  return new Map([...source.pictures, [name, { ...like, name }]]);
}
