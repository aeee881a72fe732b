/** Converts files to values that forms edit, and back: JSON, Markdown with front matter, or only Markdown. */
import { parseJson } from '../../shared/content/contentError';
import { formatFrontMatter, parseFrontMatter } from '../../shared/content/frontMatter';
import { schemaOf } from '../../shared/content/kinds';
import type { JsonObject } from '../../shared/content/mergePatch';

/** Whether a file is Markdown with front matter. */
const hasFrontMatter = (file: string) => file.endsWith('.md') && schemaOf(file) !== undefined;

/** Parses a file; Markdown without front matter stays text. Reports an error and returns undefined if it is invalid. */
export function parseFile(file: string, text: string, report: (error: string) => void = () => {}): unknown {
  if (hasFrontMatter(file)) return parseFrontMatter(`content/${file}`, text, report);
  return file.endsWith('.md') ? text : parseJson(`content/${file}`, text, report);
}

export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Formats a value as a file's text. */
export function formatFile(file: string, value: unknown): string {
  if (hasFrontMatter(file)) return formatFrontMatter(value as JsonObject);
  return file.endsWith('.md') ? `${String(value).trimEnd()}\n` : formatJson(value);
}
