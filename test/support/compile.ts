import { type Content, type ContentSource, compileContent } from '../../shared/content/compile';
import { ContentError } from '../../shared/content/faults';
import { readSource } from '../../tools/content/read';

/** What becomes of a file: its whole text, no file at all, or its JSON with a change. */
// biome-ignore lint/suspicious/noExplicitAny: edits reach into files of every shape, and make them wrong on purpose
type Edit = string | null | ((json: any) => void);

/** By path below content/. */
export type Edits = Readonly<Record<string, Edit>>;

/** The project's content as it is. */
export const source: ContentSource = readSource('.', []);

/** The names of all files below content/. */
export const contentFiles: readonly string[] = [...source.files.keys()];

/** The JSON of a file of content/. */
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
 * The project's content after some edits, which change no file on disk.
 * @param more what else is different about the source, such as a picture more
 */
export const compiled = (edits: Edits, more: Partial<ContentSource> = {}): Content =>
  compileContent({ ...source, ...more, files: edited(edits) });

/** What is wrong with the project's content after some edits. */
export function faultsOf(edits: Edits, more: Partial<ContentSource> = {}): readonly string[] {
  try {
    compiled(edits, more);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/** The pictures, with one more: another's renditions under a new name. */
export function withPicture(name: string): ContentSource['pictures'] {
  const [[, like] = []] = source.pictures;
  if (!like) throw new Error('the project has no picture');
  return new Map([...source.pictures, [name, { ...like, name }]]);
}
