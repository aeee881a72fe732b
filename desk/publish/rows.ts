/** What differs between two states of a file, as rows: 'Price: $269 → $279'. */
import type * as z from 'zod';
import { ownValue } from '../../shared/ownValue';
import { pictureWords } from '../../shared/schema/picture';
import { schemaOf } from '../content/entries';
import { fieldWords } from '../content/fieldWords';
import type { HotelWords } from '../content/hotelWords';
import { schemaAt } from '../content/introspection';
import { breadcrumbOf } from '../content/labelOf';
import { isSame } from '../content/merge';
import { isObject, type Path, parsed } from '../content/valueAt';

/** A field that differs. A side is undefined where the field or the entry of a list is not there. */
export interface Row {
  /** 'Jobs 2, Pay, From'; empty in Markdown. */
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The schema of a file's fields; undefined for Markdown. @param path from the project's folder */
export const publishedSchema = (path: string): z.ZodType | undefined =>
  path.startsWith('media/') ? pictureWords : schemaOf(path.replace(/^content\//, ''));

/** A value in words; groups and lists by all that they have. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join(', ');
  return String(value);
}

const valueIn = (path: string, text: string): unknown =>
  path.endsWith('.json') ? parsed(text) : text.trim().split(/\n{2,}/);

/** @param path from the project's folder */
export function rowsBetween(
  path: string,
  texts: { before: string; after: string },
  { wholeAmount }: Pick<HotelWords, 'wholeAmount'>,
): Row[] {
  const schema = publishedSchema(path);
  // Its refusal of a word says so: 'must be a whole amount'.
  const isAmount = (way: Path) =>
    /whole amount$/.test(
      (schemaAt(schema, way) as z.ZodType | undefined)?.safeParse('').error?.issues[0]?.message ?? '',
    );
  function row(way: Path, before: unknown, after: unknown): Row {
    const words = (value: unknown) =>
      typeof value === 'number' && isAmount(way) ? wholeAmount(value) : shown(value);
    return { label: breadcrumbOf(schema, way), before: words(before), after: words(after) };
  }
  function listRows(before: readonly unknown[], after: readonly unknown[], way: Path): Row[] {
    const only = (list: readonly unknown[], other: readonly unknown[]) =>
      list.filter((item) => !other.some((each) => isSame(each, item)));
    const [gone, come] = [only(before, after), only(after, before)];
    if (gone.length === 0 && come.length === 0) return [row(way, before, after)];
    const at = (item: unknown) => [...way, after.indexOf(item)];
    if (gone.length === come.length) return come.flatMap((item, index) => rows(gone[index], item, at(item)));
    return [
      ...gone.map((item) => row([...way, before.indexOf(item)], item, undefined)),
      ...come.map((item) => row(at(item), undefined, item)),
    ];
  }
  function rows(before: unknown, after: unknown, way: Path): Row[] {
    // Some fields are set by saving.
    if (isSame(before, after) || fieldWords(way).isSet) return [];
    if (isObject(before) && isObject(after))
      return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
        rows(ownValue(before, key), ownValue(after, key), [...way, key]),
      );
    if (Array.isArray(before) && Array.isArray(after)) return listRows(before, after, way);
    return [row(way, before, after)];
  }
  return rows(valueIn(path, texts.before), valueIn(path, texts.after), []);
}
