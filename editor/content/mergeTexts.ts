import { formatJson } from './formatJson';
import { mergeByField, mergeParagraphs, settled } from './merge';

/**
 * Merges two changes of a file: JSON by its fields, Markdown by its paragraphs.
 * @returns the conflicts, and the text of the file with the owner's choice at each
 */
export function mergeTexts(file: string, base: string, mine: string, theirs: string) {
  const isJson = file.endsWith('.json');
  const merged = isJson
    ? mergeByField(JSON.parse(base), JSON.parse(mine), JSON.parse(theirs))
    : mergeParagraphs(base, mine, theirs);
  return {
    conflicts: merged.conflicts,
    text(isMine: readonly boolean[] = []): string {
      const value = settled(merged, isMine);
      return isJson ? formatJson(value, theirs) : `${value}\n`;
    },
  };
}
