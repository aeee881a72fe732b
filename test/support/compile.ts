import { compileContent } from '../../shared/content/compile';
import type { Content, ContentSource } from '../../shared/content/content';
import { ContentError } from '../../shared/content/contentError';
import { contentSource } from '../../shared/content/source';
import { hotelSource, smallDirectory } from './hotel-source';

/** JSON that tests change, sometimes to an invalid shape. */
// biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the compiler checks
export type AnyJson = any;

/** New values keyed by property path: { 'meta.title': 'A', 'places.0.miles': 2 }. Undefined deletes the property. */
export type Values = Readonly<Record<string, unknown>>;

/** A change to a file: its new text, null to delete the file, or changes to its JSON. */
type Edit = string | null | Values | ((json: AnyJson) => void);

/** Edits keyed by file path, relative to content/. */
export type Edits = Readonly<Record<string, Edit>>;

const hotel = hotelSource(smallDirectory);

/** The small hotel's content without edits. */
export const source: ContentSource = contentSource(hotel.content, hotel.media, (error) => {
  throw new Error(error);
});

/** The paths of all content files, relative to content/. */
export const contentFiles: readonly string[] = [...source.files.keys()].filter(
  (path) => path !== 'README.md',
);

/** Returns the parsed JSON of a content file. The path is relative to content/. */
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

/** Returns the small hotel's content files with edits applied. */
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
 * Compiles the small hotel's content with edits applied in memory.
 * @param overrides other changes to the source, such as an additional picture
 */
export const compile = (edits: Edits, overrides: Partial<ContentSource> = {}): Content =>
  compileContent({ ...source, ...overrides, files: applyEdits(edits) });

/** Returns the compiler's errors for the small hotel's content with edits. */
export function errorsOf(edits: Edits, overrides: Partial<ContentSource> = {}): readonly string[] {
  try {
    compile(edits, overrides);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors;
  }
}

/** Returns the hotel's pictures plus a new one, which reuses the first picture's renditions. */
function withPicture(name: string): ContentSource['pictures'] {
  const [[, template] = []] = source.pictures;
  if (!template) throw new Error('the project has no picture');
  return new Map([...source.pictures, [name, { ...template, name }]]);
}

const { formerSlugs: _, pictures: __, ...firstRoom } = jsonOf('rooms/garden-king.json');

/** Compiles the content with an additional room: a changed copy of rooms/garden-king.json with three new pictures. */
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
