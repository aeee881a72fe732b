import type * as z from 'zod';
import { schemaOf } from '../content/entries';
import { formatFile, parseFile } from '../content/fileFormat';
import { fieldsIn, introspect } from '../content/schemaFields';
import { type Path, withValueAt } from '../content/valueAt';
import { encodeMark } from './markEncoding';

/** The location of text in the content: a file's field, or a line of Markdown in a field. */
export interface FieldPlace {
  /** Relative to content/. */
  file: string;
  path: Path;
  /** The zero-based line number in Markdown. */
  line?: number;
}

/** Whether code uses a field's value in calculations or comparisons, which a mark in its text would break. */
const isComputed = (file: string, [first]: Path) =>
  (file === 'hotel.json' && !['fullName', 'address', 'rateNote', 'ratesNote'].includes(String(first))) ||
  (file === 'jobs.json' && first !== 'jobs');

interface Checked {
  checks?: readonly { _zod: { def: { check: string } } }[];
  format?: string;
}

/** Whether a field's text is for guests rather than for code. Only text for guests gets a mark. */
function isShown(schema: z.core.$ZodType): boolean {
  const { type, field, inner } = introspect(schema);
  const { becomes } = ((inner as z.ZodType).meta() ?? {}) as { becomes?: string };
  const { checks = [], format } = inner._zod.def as Checked;
  return (
    type === 'string' &&
    (field === undefined || field === 'text' || field === 'richText') &&
    becomes === undefined &&
    format === undefined &&
    checks.every((check) => ['overwrite', 'min_length'].includes(check._zod.def.check))
  );
}

/** Adds a mark to the end of a Markdown line's text. Returns blank lines and tables unchanged. */
const markedLine = (line: string, mark: string) =>
  /^\s*$|^\s*\||^Table:|^[-|: ]+$/.test(line) ? line : line.replace(/(\s*\{#[\w-]+\})?\s*$/, `${mark}$1`);

/** Adds marks to text in content files, and records the field that each mark stands for. */
export function createFieldMarks() {
  const places: FieldPlace[] = [];
  const ids = new Map<string, number>();
  const known = new Map<string, { text: string; marked: string }>();

  function markFor(place: FieldPlace): string {
    const key = JSON.stringify(place);
    const id = ids.get(key) ?? places.push(place) - 1;
    ids.set(key, id);
    return encodeMark(id);
  }

  function mark(file: string, text: string): string {
    const schema = schemaOf(file);
    const markedLines = (words: string, path: Path) =>
      words
        .split('\n')
        .map((line, index) => markedLine(line, markFor({ file, path, line: index })))
        .join('\n');
    if (!schema) return file.endsWith('.md') ? markedLines(text, []) : text;
    const value = parseFile(file, text);
    if (value === undefined) return text;
    const fields = fieldsIn(schema, value, (path) => isComputed(file, path)).filter(
      (field) => typeof field.value === 'string' && field.value !== '',
    );
    // The mark goes before a final period, so that replaceTokens can still drop a double period.
    const markedText = (words: string, path: Path) =>
      words.replace(/(?:(?<=\w)\.)?$/, (end) => markFor({ file, path }) + end);
    const marked = fields.reduce<unknown>((whole, { path, value: words, schema: part }) => {
      const isMarkdown = introspect(part).field === 'markdown';
      if (!isMarkdown && !isShown(part)) return whole;
      return withValueAt(whole, path, (isMarkdown ? markedLines : markedText)(String(words), path));
    }, value);
    return formatFile(file, marked);
  }

  return {
    places: places as readonly FieldPlace[],
    /** Returns a file's text with marks added. */
    marked(file: string, text: string): string {
      const last = known.get(file);
      if (last?.text === text) return last.marked;
      const marked = mark(file, text);
      known.set(file, { text, marked });
      return marked;
    },
  };
}
