import { roomPath } from '../../shared/room';
import { listEntries, schemaOf } from '../content/entries';
import { breadcrumbOf } from '../content/schema';
import { leavesOf, type Path, parsed } from '../content/valueAt';

/** A text that names a room. */
export interface Naming {
  /** Below content/. */
  file: string;
  path: Path;
  /** 'Questions, Groups 2, Questions 1, Answer' */
  where: string;
}

/** Every text of other files that names a room by its facts or its address. */
export const namingsOf = (slug: string, files: ReadonlyMap<string, string>): Naming[] =>
  listEntries(files)
    .filter(({ path }) => path !== `rooms/${slug}.json`)
    .flatMap(({ path: file, label }) => {
      const text = files.get(file);
      return leavesOf(file.endsWith('.json') ? parsed(text) : text)
        .filter(({ value }) => [`{${slug}.`, roomPath(slug)].some((name) => String(value).includes(name)))
        .map(({ path }) => ({
          ...{ file, path },
          where: [label, breadcrumbOf(schemaOf(file), path)].filter(Boolean).join(', '),
        }));
    });
