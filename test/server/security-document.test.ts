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

/** All sources in a folder: their names and texts. */
const sourcesIn = (folder: string): { name: string; source: string }[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(name);
    return /\.tsx?$/.test(name) ? [{ name, source: readFileSync(name, 'utf8') }] : [];
  });
const server = [...sourcesIn('server'), ...sourcesIn('shared')];

/** Which sources contain something. */
const sourcesWith = (pattern: RegExp) =>
  server.filter(({ source }) => pattern.test(source)).map(({ name }) => name);

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
    for (const [controls, how, proofs = ''] of met) {
      expect([controls, how === '']).toEqual([controls, false]);
      for (const proof of proofs.split(', ')) {
        // A file of the project, or a heading: of a file beside the document, or of its own.
        const [, file, link] = /^(?:`([^`]+)`|\[[^\]]+\]\(([\w.-]*)#[\w-]+\))$/.exec(proof) ?? [];
        expect([controls, proof, existsSync(file ?? path.join('docs', link || 'security.md'))]).toEqual([
          controls,
          proof,
          file !== undefined || link !== undefined,
        ]);
      }
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
    expect(sourcesWith(forbidden)).toEqual([]);
  });

  it('makes no regular expression while it serves', () => {
    // Of two numbers of the schema, as it is built.
    expect(sourcesWith(/\bRegExp\(/)).toEqual(['shared/content/schemas/picture.ts']);
  });

  it('calls no address but the webhook’s, the provider’s and Redis’s, which the configuration names, and its own', () => {
    const calls =
      /\bfetch\(|\bnew Resend\(|\bcreateClient\(|\bconnect\(\d|\bhttps?\.(?:get|request)\(|'(?:node:)?(?:https|http2|tls|dgram|dns)'/;
    expect(sourcesWith(calls).sort()).toEqual([
      'server/forms/redisRateLimit.ts',
      'server/mail/alerts.ts',
      'server/mail/transport.ts',
      'server/pages/warm.ts',
    ]);
  });
});
