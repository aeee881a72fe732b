import { roomPath } from '../../shared/room';
import { listEntries, schemaOf } from '../content/entries';
import { breadcrumbOf } from '../content/labelOf';
import { isObject, type Path, parsed } from '../content/valueAt';

/** A text that names a room. */
export interface Naming {
  /** Below content/. */
  file: string;
  path: Path;
  /** 'Questions, Groups 2, Questions 1, Answer' */
  where: string;
}

/** The ways to the texts of a value that a test finds. */
function waysTo(value: unknown, isFound: (text: string) => boolean, path: Path = []): Path[] {
  if (typeof value === 'string') return isFound(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => waysTo(each, isFound, [...path, index]));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => waysTo(each, isFound, [...path, key]))
    : [];
}

/** Every text of other files that names a room by its facts or its address. */
export const namingsOf = (slug: string, files: ReadonlyMap<string, string>): Naming[] =>
  listEntries(files)
    .filter(({ path }) => path !== `rooms/${slug}.json`)
    .flatMap(({ path: file, label }) => {
      const text = files.get(file);
      const isFound = (part: string) => part.includes(`{${slug}.`) || part.includes(roomPath(slug));
      return waysTo(file.endsWith('.json') ? parsed(text) : text, isFound).map((path) => ({
        ...{ file, path },
        where: [label, breadcrumbOf(schemaOf(file), path)].filter(Boolean).join(', '),
      }));
    });
