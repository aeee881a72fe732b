import { markdownOptions } from '../../shared/content/fields';
import { parseLine } from '../../shared/content/markdown';
import { replaceTokens } from '../../shared/content/tokens';
import { plainText } from '../../shared/richText';
import { type Entry, schemaOf } from './entries';
import { fieldWords } from './fieldWords';
import { introspect, schemaAt } from './introspection';
import { breadcrumbOf } from './labelOf';
import { type NamedThings, referencesOf } from './references';
import { type Path, parsed, textsIn } from './valueAt';

/** Words or a picture of content, as a page shows them, and the field that they come from. */
export interface Passage {
  file: string;
  path: Path;
  kind: 'text' | 'picture';
  /** What guests read; of a picture its name. */
  words: string;
  /** Where the field is in its form: 'Hero, Title'. */
  label: string;
  /** In Markdown, whose form is one text: the line as it is written. */
  line?: string;
}

const noReport = () => undefined;

/** Whether the form has the field at a path, and not for the developer alone. */
const isOwners = (path: Path) =>
  path.every((_, index) => {
    const { isForDeveloper, isSet } = fieldWords(path.slice(0, index + 1));
    return !isForDeveloper && !isSet;
  });

/** The words of a line of Markdown: of each cell where it is a row of a table. */
const cellsOf = (line: string) =>
  (line.startsWith('|')
    ? line.split('|')
    : [line.replace(/^(#+|[-*]|\d+\.) /, '').replace(/\s*\{#[\w-]+\}$/, '')]
  )
    .map((cell) => cell.trim())
    .filter((cell) => /\w/.test(cell));

/** Every text and picture of content that an owner can change, with its place. @param files the text of each file */
export function passagesOf(
  files: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  named: NamedThings,
): Passage[] {
  return entries.flatMap(({ path: file, label }) => {
    const references = referencesOf(named, file);
    const markdown = markdownOptions(references, noReport);
    const text = files.get(file) ?? '';
    const schema = schemaOf(file);
    if (!schema)
      return text.split('\n').flatMap((line) =>
        cellsOf(line).map((cell): Passage => {
          const words = plainText(parseLine(cell, markdown));
          return { file, path: [], kind: 'text', words, label, line };
        }),
      );
    return [...textsIn(parsed(text), [])].flatMap(({ path, text: words }): Passage[] => {
      const part = schemaAt(schema, path);
      const { type, field, inner } = part ? introspect(part) : {};
      const isDate = (inner?._zod.def as { format?: string } | undefined)?.format === 'date';
      if (type !== 'string' || isDate || !isOwners(path)) return [];
      const found = { file, path, kind: 'text' as const, label: breadcrumbOf(schema, path) };
      if (field === 'picture') return [{ ...found, kind: 'picture', words }];
      if (field === 'richText') return [{ ...found, words: plainText(parseLine(words, markdown)) }];
      if (field !== undefined && field !== 'text') return [];
      return [{ ...found, words: replaceTokens(words, references.fact, noReport) }];
    });
  });
}
