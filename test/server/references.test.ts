import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** References in documents and comments: links, headings, files, npm scripts. Paths are relative to the project's root. */

const unread = new Set(['node_modules', '.git', 'dist', 'generated', 'coverage', 'data', 'reports']);
/** Generated files, which may be absent. */
const made = /^(?:dist|node_modules|data|reports|content\/(?:from|ui|\.stamp))(?:\/|$)/;
/** Files about the sample hotel, which other hotels delete. */
const ofTheSample = /^(?:test\/)?(?:specification[\w-]*\.test\.ts|spoken\.test\.ts|spoken(?:\/|$))/;

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

/** Without texts of content/, which link to pages of the site. */
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

/** All matches of a pattern, the first group if there is one. */
function find(file: string, text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[1] ?? match[0],
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
  }));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** The text with all but the matches blanked, so that positions stay the same. */
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

/** Anchors of a document: those that GitHub makes from headings, and explicit ones. */
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

/** Whether the target of a link such as '../speed.md#fonts' exists: the file, and the heading if given. */
function leadsSomewhere(link: string, from: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target ? path.posix.join(path.posix.dirname(from), decodeURI(target)) : from;
  return existsSync(file) && (!anchor || (file.endsWith('.md') && anchorsOf(file).has(anchor)));
}

/** Whether a file or folder exists at the path, of which the beginning may be missing: 'styles/tokens.css'. */
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
  it.each(documents)('in %s are to files and headings that exist', (file) => {
    const text = documentText(file);
    const links = find(file, text.replace(/`[^`\n]+`/g, blank), /\]\(([^)\s]+)\)/g).filter(
      ({ text: link }) => !/^[a-z]+:/.test(link) && !leadsSomewhere(link, file),
    );
    const paths = find(file, text, /`([^`\n]+)`/g).filter(
      ({ text: span }) => isPath(span) && !exists(span, file),
    );
    expect(listed([...links, ...paths])).toEqual([]);
  });

  it('in comments are to files that exist', () => {
    const name = new RegExp(
      `(?<![\\w/.{}*@-])(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.(?:${endings})(?![\\w/-]|\\.\\w)`,
      'g',
    );
    const found = [...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, commentsOf(file), name).filter(({ text }) => !exists(text, file)),
    );
    expect(listed(found)).toEqual([]);
  });

  it('in code are to headings that exist', () => {
    const found = [...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), /docs\/[\w/-]+\.md#[\w-]+/g).filter(({ text }) => !leadsSomewhere(text, '.')),
    );
    expect(listed(found)).toEqual([]);
  });

  it('to npm scripts are to scripts in package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const found = [...documents, ...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), /npm run ([\w:-]*\w)/g).filter(({ text }) => !(text in scripts)),
    );
    expect(listed(found)).toEqual([]);
  });

  it('are to no document outside of the repository', () => {
    // Lower case here, so that this file does not match.
    const citation = new RegExp(`\\b(?:${'spec|design'.toUpperCase()})\\b.*`, 'g');
    const found = [...documents, ...codeFiles, ...settingsFiles].flatMap((file) =>
      find(file, textOf(file), citation),
    );
    expect(listed(found)).toEqual([]);
  });
});
