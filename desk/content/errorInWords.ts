import { listEntries, schemaOf } from './entries';
import { breadcrumbOf } from './schema';
import type { Path } from './valueAt';

const place =
  /^content\/(?<file>\S+): (?:(?<field>\w+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*) (?=must|has|is|are|and))?(?<rest>.+)$/s;

/** The file, the field and the rest of an error as the server logs it. The path is empty for the whole file. */
function placeOfError(sentence: string): { file: string; path: Path; rest: string } {
  const { file = '', field = '', rest = sentence } = place.exec(sentence)?.groups ?? {};
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  return { file, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key)), rest };
}

/**
 * An error in the words of the desk: forms and fields by their labels.
 * @param files the text of each file of content/ by its path
 */
export function errorInWords(sentence: string, files: ReadonlyMap<string, string>): string {
  const { file, path, rest } = placeOfError(sentence);
  const entry = listEntries(files).find((each) => each.path === file);
  if (!entry) return sentence;
  const where = [entry.group, entry.label, breadcrumbOf(schemaOf(file), path)].filter(Boolean);
  return `${where.join(', ')}: ${rest}`;
}
