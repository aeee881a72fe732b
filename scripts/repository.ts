/**
 * Part of `npm run check`: writes the JSON Schemas for editors. Checks that generated files are current, and that the
 * program contains no facts of the sample hotel. Also checks the names of test files, and the links and references in
 * documents and comments.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadHotel } from '../server/content/loadHotel';
import { settingsFile, writeJsonSchemas } from '../tools/content/jsonSchemas';
import { cardFile, cardPictures } from '../tools/media/cards';
import { readReplaced } from '../tools/media/replaced';

function report(error: string): void {
  console.error(error);
  process.exitCode = 1;
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, endings: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => path.posix.join(folder, file));

if (writeJsonSchemas()) report(`${settingsFile} was out of date and has been written; commit it`);

const { content } = await loadHotel('.');
const replaced = readReplaced('.');
const present = readdirSync('public/cards').filter((file) => !(`cards/${file}` in replaced));
const cards = cardPictures(content).map(cardFile);
for (const file of present)
  if (!cards.includes(file)) report(`public/cards: ${file} is no longer used; run npm run media`);
for (const file of cards)
  if (!present.includes(file)) report(`public/cards: ${file} is missing; run npm run media`);

const { brand, fullName, phone, address, email } = content.hotel;
const facts = [brand, fullName, phone.display, phone.international, address.street, address.city, email]
  // A name of one word, such as Harbor, may also be an ordinary word.
  .filter((fact) => /[\s\d@]/.test(fact));
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const program = ['client', 'server', 'shared'].flatMap((folder) => filesIn(folder, /\.(?:tsx?|css|json)$/));
for (const file of program) {
  const text = textOf(file).replace(comments, '');
  for (const fact of facts)
    if (text.includes(fact)) report(`${file}: contains "${fact}", a fact about the sample hotel`);
}

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...filesIn('docs', /\.md$/),
  ...['content/README.md', 'desk/README.md', '.env.example'],
];
const code = ['client', 'desk', 'scripts', 'server', 'shared', 'test', 'tools'].flatMap((folder) =>
  filesIn(folder, /\.(?:tsx?|mjs|css)$/),
);

/** A document's anchors, as GitHub generates them from headings. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#{1,6} (.+)$|<a id="([^"]+)"/gm)].map(
    ([, heading, id]) =>
      id ??
      (heading ?? '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
  );

function checkLink(link: string, from: string, folder: string): void {
  const [target = '', anchor] = link.split('#');
  const file = target ? path.posix.join(folder, decodeURI(target)) : from;
  const isThere = existsSync(file) && (!anchor || (file.endsWith('.md') && anchorsOf(file).includes(anchor)));
  if (!isThere) report(`${from}: broken link ${link}`);
}

for (const file of ['client', 'server', 'shared', 'tools'].flatMap((folder) =>
  filesIn(`test/${folder}`, /\.test\.tsx?$/),
)) {
  const [tested = ''] = file.slice('test/'.length).split('.');
  // A test directly in test/server/ may cover several source files.
  if (path.posix.dirname(tested) !== 'server' && !['.ts', '.tsx', ''].some((end) => existsSync(tested + end)))
    report(`${file}: tests no file ${tested}.ts; see docs/testing.md`);
}

/** Matches a program file's path, or the end of a path, in a document or comment. */
const mention =
  /(?<![\w./{<*…-])(?:(?:client|deploy|desk|scripts|server|shared|test|tools)\/[\w./-]+\.(?:json|md|yaml|conf)|\w[\w./-]*\.(?:tsx?|mjs|css))\b/g;
const isFile = (mentioned: string) =>
  existsSync(mentioned) || code.some((file) => file.endsWith(`/${mentioned}`));

const { scripts } = JSON.parse(textOf('package.json'));
for (const file of [...documents, ...code]) {
  const text = textOf(file).replace(/^```[\s\S]*?^```/gm, '');
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]*\w)/g))
    if (!(name in scripts)) report(`${file}: package.json has no script ${name}`);
  // The changelog mentions files that have been renamed since.
  const prose = documents.includes(file) ? text : (text.match(comments) ?? []).join('\n');
  if (file !== 'CHANGELOG.md')
    for (const [mentioned] of prose.matchAll(mention))
      if (!isFile(mentioned)) report(`${file}: there is no ${mentioned}`);
  if (!documents.includes(file))
    for (const [link] of text.matchAll(/docs\/[\w/-]+\.md(?:#[\w-]+)?/g)) checkLink(link, file, '.');
  else
    for (const [, link = ''] of text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g))
      if (!/^[a-z]+:/.test(link)) checkLink(link, file, path.posix.dirname(file));
}
