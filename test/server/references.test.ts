import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What documents and comments refer to: links, headings, files, npm scripts. All paths are from the project's root. */

const unread = new Set(['node_modules', '.git', 'dist', 'generated', 'coverage', 'data']);
/** What a command makes: it may be absent. */
const made = /^(?:dist|generated|node_modules|data)(?:\/|$)/;
/** What knows the sample hotel: whoever makes the site their own deletes it. */
const ofTheSample = /^(?:test\/)?(?:specification[\w-]*\.test\.ts|spoken(?:\/|$))/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return unread.has(entry.name) ? [] : filesIn(name);
  });

const files = filesIn('.');
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const endings = 'ts|tsx|mjs|cjs|css|md|json|ya?ml|conf';
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Texts of content/ link to addresses of the site, not to files. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
const codeFiles = files.filter((file) => /\.(?:tsx?|mjs|cjs|css)$/.test(file));
const settingsFiles = files.filter((file) =>
  /\.(?:ya?ml|conf)$|(?:^|\/)(?:Dockerfile|\.env\.example|\.ci\/run)$/.test(file),
);

interface Found {
  text: string;
  /** 'docs/speed.md:12' */
  at: string;
}

/** Every match of a pattern, its first group where it has one. */
function find(file: string, text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[1] ?? match[0],
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
  }));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** A text in which only what matches is left, in its place. */
const only = (text: string, pattern: RegExp) => {
  const rest = text.split('');
  const kept = blank(text).split('');
  for (const { 0: match, index } of text.matchAll(pattern))
    for (let i = index; i < index + match.length; i += 1) kept[i] = rest[i] ?? '';
  return kept.join('');
};

const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, blank);
const documentText = (file: string) => withoutFences(textOf(file));
/** Comments alone; '//' and '/*' within a word, as in an address or a glob, begin none. */
const commentsOf = (file: string) =>
  settingsFiles.includes(file)
    ? only(textOf(file), /(?<=^|\s)#.*$/gm)
    : only(textOf(file), /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm);

/** The anchors of a document's headings, as GitHub makes them, and those set by hand. */
function anchorsOf(file: string): Set<string> {
  const text = documentText(file);
  const headings = find(file, text, /^#{1,6} (.+)$/gm).map(({ text: heading }) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...find(file, text, /<a id="([^"]+)"/g).map(({ text: id }) => id)]);
}

/** Whether a link such as '../speed.md#fonts' leads to a file, and to a heading where it names one. */
function leadsSomewhere(link: string, from: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target ? path.posix.join(path.posix.dirname(from), decodeURI(target)) : from;
  return existsSync(file) && (!anchor || (file.endsWith('.md') && anchorsOf(file).has(anchor)));
}

/** Whether there is a file or folder of this path; the beginning may be left out: 'styles/tokens.css'. */
const exists = (name: string, from: string) =>
  made.test(name) ||
  ofTheSample.test(name) ||
  existsSync(name) ||
  existsSync(path.posix.join(path.posix.dirname(from), name)) ||
  files.some((file) => file.endsWith(`/${name}`));

const isPath = (text: string) =>
  new RegExp(`^[\\w.-][\\w./-]*\\.(?:${endings})$`).test(text) ||
  (/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) && text.includes('/') && topFolders.has(text.split('/')[0]));

const listed = (found: Found[]) => found.map(({ at, text }) => `${at} ${text}`);

describe('references', () => {
  it.each(documents)('of %s lead to files and headings that exist', (file) => {
    const text = documentText(file);
    const links = find(file, text.replace(/`[^`\n]+`/g, blank), /\]\(([^)\s]+)\)/g).filter(
      ({ text: link }) => !/^[a-z]+:/.test(link) && !leadsSomewhere(link, file),
    );
    const paths = find(file, text, /`([^`\n]+)`/g).filter(
      ({ text: span }) => isPath(span) && !exists(span, file),
    );
    expect(listed([...links, ...paths])).toEqual([]);
  });

  it('in comments to files exist', () => {
    const name = new RegExp(
      `(?<![\\w/.{}*@-])(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.(?:${endings})(?![\\w/-]|\\.\\w)`,
      'g',
    );
    const found = [...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, commentsOf(file), name).filter(({ text }) => !exists(text, file)),
    );
    expect(listed(found)).toEqual([]);
  });

  it('in code to headings of documents exist', () => {
    const found = [...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), /docs\/[\w/-]+\.md#[\w-]+/g).filter(({ text }) => !leadsSomewhere(text, '.')),
    );
    expect(listed(found)).toEqual([]);
  });

  it('to npm scripts name scripts of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const found = [...documents, ...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), /npm run ([\w:-]*\w)/g).filter(({ text }) => !(text in scripts)),
    );
    expect(listed(found)).toEqual([]);
  });

  it('name no document that is not part of the repository', () => {
    // Not in capitals here, so that this file does not find itself.
    const citation = new RegExp(`\\b(?:${'spec|design'.toUpperCase()})\\b.*`, 'g');
    const found = [...documents, ...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), citation),
    );
    expect(listed(found)).toEqual([]);
  });
});
