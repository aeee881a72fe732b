import type { Search } from './rules';

/** A place in a file that has to change. */
export interface Finding {
  /** Relative to the project folder: 'content/jobs.json'. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** In JSON files, the path of the value: ['jobs', 1, 'sample']. */
  path: readonly (string | number)[];
  /** The text that must change. */
  what: string;
  /** The first day it is wrong, ISO 8601. Default: now. */
  from?: string;
}

/** The path to the value at an offset in JSON text. */
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

/** How many lines above a match are searched for the name of its JSON object. */
const nameDistance = 6;

/** The id, label, title, author or name of the JSON object that a line is in; empty if it has none. */
function nameOf(lines: readonly string[], index: number): string {
  for (let above = index; above >= Math.max(0, index - nameDistance); above -= 1) {
    const [, name] = /"(?:id|label|title|author|name)": *"([^"]*)"/.exec(lines[above] ?? '') ?? [];
    if (name) return name;
    if (above < index && /^\s*\}/.test(lines[above] ?? '')) return '';
  }
  return '';
}

/** A search's findings. @param files texts, keyed by path relative to the project folder */
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
          what: found ?? (nameOf(lines, index) || 'the whole entry'),
          ...(found && search.from ? { from: search.from(found) } : {}),
        };
      });
    });
  });
