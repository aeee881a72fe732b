/** The maximum line length in content/, in characters. */
const lineWidth = 110;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const isShort = (value: unknown) => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** A primitive, or a list of primitives, on one line. */
const short = (value: unknown) =>
  Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(value);

/** The first keys of the objects that are written on one line. */
const keysOfLines = (text: string) =>
  new Set([...text.matchAll(/\{ ("(?:[^"\\]|\\.)*"): .* \}/g)].map(([, key = '']) => key));

/**
 * Formats a value the way content/ is formatted: two spaces, short lists of primitives on one line, and short objects
 * on one line if the file already has similar ones on one line.
 * @param like the file's current text, or that of a similar file
 */
export function formatJson(value: unknown, like = ''): string {
  const lineKeys = keysOfLines(like);

  /** @param around the number of other characters on the line: those before it, and a comma if more follows */
  function print(part: unknown, indent: string, around: number): string {
    if (isPlain(part)) return JSON.stringify(part);
    const inner = `${indent}  `;
    const fits = (line: string) => around + line.length <= lineWidth;
    const comma = (index: number, all: readonly unknown[]) => (index < all.length - 1 ? 1 : 0);
    if (Array.isArray(part)) {
      if (part.length === 0) return '[]';
      if (part.every(isPlain) && fits(short(part))) return short(part);
      const items = part.map((item, index) => inner + print(item, inner, inner.length + comma(index, part)));
      return `[\n${items.join(',\n')}\n${indent}]`;
    }
    const entries = Object.entries(part as object).map(([key, item]) => [JSON.stringify(key), item] as const);
    const [[firstKey = ''] = []] = entries;
    if (entries.length === 0) return '{}';
    const line = `{ ${entries.map(([key, item]) => `${key}: ${short(item)}`).join(', ')} }`;
    if (lineKeys.has(firstKey) && entries.every(([, item]) => isShort(item)) && fits(line)) return line;
    const lines = entries.map(([key, item], index) => {
      const name = `${inner}${key}: `;
      return name + print(item, inner, name.length + comma(index, entries));
    });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }

  return `${print(value, '', 0)}\n`;
}
