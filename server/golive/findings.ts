import type { Search } from './rules';

/** A place in a file that has to change. */
export interface Finding {
  /** From the project's folder: 'content/jobs.json'. */
  file: string;
  /** From 1. */
  line: number;
  /** Where it is in JSON: ['jobs', 1, 'sample']. */
  path: readonly (string | number)[];
  /** The text that must change. */
  what: string;
  /** The first day on which it is wrong, ISO 8601. Absent: now. */
  from?: string;
}

/** The path of the value at an offset of a JSON text. */
function pathAt(text: string, offset: number): (string | number)[] {
  const path: (string | number)[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    if (index > offset) break;
    const last = path.at(-1);
    if (token === '{') path.push('');
    else if (token === '[') path.push(0);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ',' && typeof last === 'number') path[path.length - 1] = last + 1;
    else if (token.endsWith(':')) path[path.length - 1] = JSON.parse(token.slice(0, -1));
  }
  return path;
}

/** The number of lines above a match that are searched for its entry's name. */
const nameDistance = 6;

/** The id, label, title or author of a line's entry; empty for none. */
function nameOf(lines: readonly string[], index: number): string {
  for (let above = index; above >= Math.max(0, index - nameDistance); above -= 1) {
    const [, name] = /"(?:id|label|title|author|name)": *"([^"]*)"/.exec(lines[above] ?? '') ?? [];
    if (name) return name;
    if (above < index && /^\s*\}/.test(lines[above] ?? '')) return '';
  }
  return '';
}

/** What a search finds. @param files texts by path from the project's folder */
export const findingsOf = (search: Search, files: ReadonlyMap<string, string>): Finding[] =>
  [...files].flatMap(([file, text]) => {
    if (!search.files.test(file)) return [];
    const lines = text.split('\n');
    let start = 0;
    return lines.flatMap((line, index) => {
      const offset = start;
      start += line.length + 1;
      return [...line.matchAll(search.pattern)].map((match): Finding => {
        const [, found] = match;
        return {
          file,
          line: index + 1,
          path: file.endsWith('.json') ? pathAt(text, offset + match.index + match[0].length - 1) : [],
          what: found ?? (nameOf(lines, index) || 'all of it'),
          ...(found && search.from ? { from: search.from(found) } : {}),
        };
      });
    });
  });
