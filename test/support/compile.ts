import { compileContent } from '../../shared/content/compile';
import type { Content, ContentSource } from '../../shared/content/content';
import { ContentError } from '../../shared/content/contentError';
import { contentSource } from '../../shared/content/source';
import { hotelSource, smallDirectory } from './hotel-source';

/** JSON of any shape. Tests change it, sometimes to an invalid shape. */
// biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the compiler checks
export type AnyJson = any;

/** New values keyed by path in a JSON file; undefined deletes: { 'meta.title': 'A', 'places.0.miles': 2 }. */
export type Values = Readonly<Record<string, unknown>>;

/** A file's new text, null to delete it, or a change to its JSON. */
type Edit = string | null | Values | ((json: AnyJson) => void);

/** Edits keyed by path below content/. */
export type Edits = Readonly<Record<string, Edit>>;

const hotel = hotelSource(smallDirectory);

/** The unchanged content. */
export const source: ContentSource = contentSource(hotel.content, hotel.media, (error) => {
  throw new Error(error);
});

/** Paths of all files below content/. */
export const contentFiles: readonly string[] = [...source.files.keys()].filter(
  (path) => path !== 'README.md',
);

/** Parsed JSON of a file below content/. */
export const jsonOf = (path: string): AnyJson => JSON.parse(source.files.get(path) ?? 'null');

function assign(json: AnyJson, values: Values): void {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const lastKey = keys.pop() ?? '';
    const parent = keys.reduce((inside, key) => inside[key], json);
    if (value === undefined) delete parent[lastKey];
    else parent[lastKey] = value;
  }
}

/** The files below content/ with edits. */
export function applyEdits(edits: Edits): ContentSource['files'] {
  const files = new Map(source.files);
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === null) files.delete(path);
    else if (typeof edit === 'string') files.set(path, edit);
    else {
      const json = jsonOf(path);
      if (typeof edit === 'function') edit(json);
      else assign(json, edit);
      files.set(path, JSON.stringify(json));
    }
  }
  return files;
}

/**
 * Compiles the content with edits, without touching the disk.
 * @param overrides other changes to the source, such as an additional picture
 */
export const compile = (edits: Edits, overrides: Partial<ContentSource> = {}): Content =>
  compileContent({ ...source, ...overrides, files: applyEdits(edits) });

/** Errors in the content with edits. */
export function errorsOf(edits: Edits, overrides: Partial<ContentSource> = {}): readonly string[] {
  try {
    compile(edits, overrides);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors;
  }
}

/** The pictures plus one more, which reuses another's renditions. */
function withPicture(name: string): ContentSource['pictures'] {
  const [[, template] = []] = source.pictures;
  if (!template) throw new Error('the project has no picture');
  return new Map([...source.pictures, [name, { ...template, name }]]);
}

const { formerSlugs: _, pictures: __, ...firstRoom } = jsonOf('rooms/garden-king.json');

/** Compiles the content with a new room like the first one, with its own pictures. */
export const withRoom = (
  change: object = {},
  page: Values = {},
  captions: ReadonlyMap<string, string> = new Map(),
): Content =>
  compile(
    {
      'rooms/new.json': JSON.stringify({
        ...firstRoom,
        name: 'New Room',
        ...change,
        page: { ...firstRoom.page, ...page },
      }),
    },
    { captions, pictures: new Map(['new-10', 'new-2', 'new-1'].flatMap((name) => [...withPicture(name)])) },
  );
