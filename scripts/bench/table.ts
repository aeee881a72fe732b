export const progress = (text: string) => process.stderr.write(`  ${text}\n`);

export const heading = (text: string) => console.log(`\n${text}`);

export const row = (name: string, ...cells: (string | number)[]) =>
  console.log(`  ${name.padEnd(56)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);

export const ratio = (value: number, to: number) => (value / to).toFixed(2);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
