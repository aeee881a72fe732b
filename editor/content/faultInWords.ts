import { listEntries, schemaOf } from './entries';
import { breadcrumbOf } from './labelOf';

const fault =
  /^content\/(?<file>\S+): (?:(?<field>\w+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*) (?=must|has|is|are|and))?(?<rest>.+)$/s;

/**
 * A fault as `npm run content` prints it, in the words of the desk: forms and fields by their labels.
 * @param files the text of each file of content/ by its path
 */
export function faultInWords(sentence: string, files: ReadonlyMap<string, string>): string {
  const { file = '', field, rest } = fault.exec(sentence)?.groups ?? {};
  const entry = listEntries(files).find(({ path }) => path === file);
  if (!entry) return sentence;
  const path = field
    ?.split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key));
  const where = path ? `, ${breadcrumbOf(schemaOf(file), path)}` : '';
  return `${entry.group}, ${entry.label}${where}: ${rest}`;
}
