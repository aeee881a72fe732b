import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync('docs/security.md', 'utf8');
const sectionOf = (heading: string) =>
  text.split(/^## /m).find((section) => section.startsWith(heading)) ?? '';

/** The rows of a section's table, without its head. */
const rowsOf = (heading: string) =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const met = rowsOf('What is met');
const notMet = rowsOf('What is not met');
const controlsOf = (rows: string[][]) => rows.flatMap(([controls = '']) => controls.split(', '));
const listed = [...controlsOf(met), ...controlsOf(notMet)];

/** The texts of all sources in a folder. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(name);
    return /\.tsx?$/.test(name) ? [readFileSync(name, 'utf8')] : [];
  });
const server = [...sourcesIn('server'), ...sourcesIn('shared')];

describe('the list of controls', () => {
  it('names each once, in the form of the standard, and in its order', () => {
    expect(listed.filter((id) => !/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    for (const rows of [met, notMet]) {
      const firsts = rows.map(([controls = '']) => controls.split(', ')[0] ?? '');
      const inOrder = [...firsts].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      expect(firsts).toEqual(inOrder);
    }
  });

  it('says of each how it is met and what shows it', () => {
    expect(met.length).toBeGreaterThan(80);
    for (const [controls, how, proof = ''] of met) {
      const [, file = '', link = ''] = /^(?:`([^`]+)`|\[[^\]]+\]\(([^)#]+)#[\w-]+\))$/.exec(proof) ?? [];
      expect([controls, how !== '', existsSync(file || path.join('docs', link))]).toEqual([
        controls,
        true,
        true,
      ]);
    }
  });

  it('says of each that is not met what is missing', () => {
    for (const [controls, missing = ''] of notMet)
      expect([controls, missing.length > 20]).toEqual([controls, true]);
  });
});

describe('the server', () => {
  it('starts no other program, uses no broken hash, and checks every certificate', () => {
    const forbidden =
      /child_process|worker_threads|\bmd5\b|\bsha-?1\b|rejectUnauthorized|TLS_REJECT|\beval\(|new Function\(/i;
    expect(server.length).toBeGreaterThan(50);
    expect(
      server.filter((source) => forbidden.test(source)).map((source) => forbidden.exec(source)?.[0]),
    ).toEqual([]);
  });
});
