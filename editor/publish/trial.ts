/** A publication is checked and built in a copy of the site, so that the site on disk stays as it is until all is well. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteFile } from '../../shared/content/schemas/site';
import { makeIcons } from '../../tools/media/icons';
import { Refusal } from '../content/refusal';
import { createGit } from './git';
import type { Site } from './site';
import { treeOf } from './snapshot';
import type { PublishStep } from './types';
import { titleOf } from './words/entries';

const notBuilt =
  'The site could not be built with these changes, so nothing was published. The window where the desk was started says why: show it to your developer.';
const noCards = 'The pictures that shared links show could not be made anew; everything else is published.';

/** Runs a script of package.json, where there is one. */
function runScript(root: string, script: string): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot } = process.env;
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', '--if-present', script], {
      cwd: root,
      env: { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** 'content/rooms/{slug}.json: price must be ...' -> 'Enci King: price must be ...' */
function ownersSentence(fault: string, copy: string): string {
  const [, file = '', rest = ''] = /^(\S+?): (.*)$/.exec(fault) ?? [];
  if (!file.startsWith('content/')) return fault;
  const there = path.join(copy, file);
  return `${titleOf(file, existsSync(there) ? readFileSync(there, 'utf8') : undefined)}: ${rest}`;
}

function refusalOf(output: string, copy: string): Refusal {
  const [first, ...more] = output.split('\n').filter((line) => /^(content|media)\/\S+: /.test(line));
  if (!first) return new Refusal(422, notBuilt);
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  return new Refusal(422, `Nothing was published, because of this: ${ownersSentence(first, copy)}${others}.`);
}

/** What the home screen's icon is called stands in the content. */
async function updateIcons(copy: string) {
  const text = readFileSync(path.join(copy, 'content/site.json'), 'utf8');
  await makeIcons(path.join(copy, 'public'), siteFile.parse(JSON.parse(text)));
}

interface Trial {
  site: Site;
  /** What shall be published. */
  tree: string;
  /** An empty folder for the copy. */
  copy: string;
  /** An index of the trial's own. */
  index: { GIT_INDEX_FILE: string };
  /** Whether the hotel's own facts are among the changes. */
  isRenamed: boolean;
  onStep(step: PublishStep): void;
  say(line: string): void;
}

/**
 * Checks and builds a state of the site.
 * @returns its tree with the social cards that belong to it, and what the owner should know
 * @throws Refusal where content or build have a fault
 */
export async function tryOut({ site, tree, copy, index, isRenamed, onStep, say }: Trial) {
  const { git, root } = site;
  const notes: string[] = [];
  mkdirSync(copy);
  await git.text(['read-tree', tree], { env: index });
  await git.text(['checkout-index', '--all', '--force', `--prefix=${copy}/`], { env: index });
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');

  onStep('check');
  const checked = await runScript(copy, 'content');
  if (checked.code !== 0) {
    say(checked.output);
    throw refusalOf(checked.output, copy);
  }
  onStep('cards');
  if (isRenamed) await updateIcons(copy);
  // Makes social cards too; pictures that have not changed are kept.
  const cards = await runScript(copy, 'media');
  if (cards.code !== 0) {
    say(cards.output);
    notes.push(noCards);
  }
  onStep('build');
  const built = await runScript(copy, 'build');
  if (built.code !== 0) {
    say(built.output);
    throw refusalOf(built.output, copy);
  }
  const env = { ...index, GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']), GIT_WORK_TREE: copy };
  // A card that was half made would be worse than an old one.
  const finished = cards.code === 0 ? await treeOf(createGit(copy), copy, env) : tree;
  return { tree: finished, notes };
}
