/** Lists of plain values that fit stand on one line of so many characters, as the project's format has it. */
const lineWidth = 110;

/** A value as content/ has it written: two spaces, and short lists of plain values on one line. */
export function formatJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

/** @param before what stands on the line already, in characters */
function print(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((item) => typeof item !== 'object')) {
      const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
      // A comma may follow.
      if (before + line.length < lineWidth) return line;
    }
    return `[\n${value.map((item) => inner + print(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + print(item, inner, name.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
