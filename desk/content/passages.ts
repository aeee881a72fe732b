import { parseLine } from '../../shared/content/markdown';
import { markdownOptions } from '../../shared/content/resolve';
import { replaceTokens } from '../../shared/content/tokens';
import { plainText } from '../../shared/richText';
import { type Entry, schemaOf } from './entries';
import { fieldsIn } from './fieldsIn';
import { fieldWords } from './fieldWords';
import { introspect } from './introspection';
import { type NamedThings, referencesOf } from './references';
import { type Path, parsed } from './valueAt';

/** A field of content with what it says. */
export interface Passage {
  file: string;
  path: Path;
  /** A number, a day, a choice or an empty field is a value: no page can be searched for it. */
  kind: 'text' | 'picture' | 'value';
  /** What guests read; of a picture its name. */
  words: string;
  /** Where the field is in its form: 'Hero, Title'. */
  label: string;
  /** In Markdown, whose form is one text: the line as it is written. */
  line?: string;
}

const noReport = () => undefined;

function isSkipped(path: Path): boolean {
  const { isForDeveloper = false, isSet = false } = fieldWords(path);
  return isForDeveloper || isSet;
}

/** The words of a line of Markdown: of each cell where it is a row of a table. */
const cellsOf = (line: string) =>
  (line.startsWith('|')
    ? line.split('|')
    : [line.replace(/^(#+|[-*]|\d+\.) /, '').replace(/\s*\{#[\w-]+\}$/, '')]
  )
    .map((cell) => cell.trim())
    .filter((cell) => /\w/.test(cell));

/** Every field of content that an owner can change, with its place. @param files the text of each file */
export function passagesOf(
  files: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  named: NamedThings,
): Passage[] {
  return entries.flatMap(({ path: file, label: title }): Passage[] => {
    const references = referencesOf(named, file);
    const markdown = markdownOptions(references, noReport);
    const text = files.get(file) ?? '';
    const schema = schemaOf(file);
    if (!schema)
      return text.split('\n').flatMap((line) =>
        cellsOf(line).map((cell): Passage => {
          const words = plainText(parseLine(cell, markdown));
          return { file, path: [], kind: 'text', words, label: title, line };
        }),
      );
    return fieldsIn(schema, parsed(text) ?? {}, isSkipped).map(({ path, schema: part, value, label }) => {
      const { type, field, inner } = introspect(part);
      const found = { file, path, label };
      const plain = value === undefined || typeof value === 'object' ? '' : String(value);
      const asValue: Passage = { ...found, kind: 'value', words: plain };
      if (typeof value !== 'string' || type !== 'string') return asValue;
      if (field === 'picture') return { ...found, kind: 'picture', words: value };
      if (field === 'richText')
        return { ...found, kind: 'text', words: plainText(parseLine(value, markdown)) };
      const isDate = (inner._zod.def as { format?: string }).format === 'date';
      if ((field !== undefined && field !== 'text') || isDate) return asValue;
      return { ...found, kind: 'text', words: replaceTokens(value, references.fact, noReport) };
    });
  });
}
