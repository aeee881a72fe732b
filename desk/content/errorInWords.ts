import { listEntries, schemaOf } from './entries';
import { breadcrumbOf } from './schema';
import type { Path } from './valueAt';

const place =
  /^content\/(?<file>\S+): (?:(?<field>\w+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*) (?=must|has|is|are|and))?(?<rest>.+)$/s;

/** Splits an error logged by the server into its file, field and message. The path is empty for the whole file. */
function placeOfError(sentence: string): { file: string; path: Path; rest: string } {
  const { file = '', field = '', rest = sentence } = place.exec(sentence)?.groups ?? {};
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  return { file, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key)), rest };
}

/**
 * Rewrites an error with the desk's labels for forms and fields.
 * @param files the text of each content/ file, keyed by path
 */
export function errorInWords(sentence: string, files: ReadonlyMap<string, string>): string {
  const { file, path, rest } = placeOfError(sentence);
  const entry = listEntries(files).find((each) => each.path === file);
  if (!entry) return sentence;
  const where = [entry.group, entry.label, breadcrumbOf(schemaOf(file), path)].filter(Boolean);
  return `${where.join(', ')}: ${rest}`;
}
