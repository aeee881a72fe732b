/** A publication is checked and built in a copy of the site, so that the site on disk stays as it is until all is well. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../../tools/content/read';
import { makeIcons } from '../../tools/media/icons';
import { faultInWords } from '../content/faultInWords';
import { Refusal } from '../content/refusal';
import { createGit } from './git';
import type { Site } from './site';
import { treeOf } from './snapshot';
import type { PublishStep } from './types';

const notBuilt =
  'The site could not be built with these changes, so nothing was published. The window where the desk was started says why: show it to your developer.';
const noCards = 'The pictures that shared links show could not be made again; everything else is published.';

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

function refusalOf(output: string, copy: string): Refusal {
  const [first, ...more] = output.split('\n').filter((line) => /^(content|media)\/\S+: /.test(line));
  if (!first) return new Refusal(422, notBuilt);
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const fault = faultInWords(first, readSource(copy, []).files);
  return new Refusal(422, `Nothing was published, because of this: ${fault}${others}.`);
}

interface Trial {
  site: Site;
  /** What shall be published. */
  tree: string;
  /** An empty folder for the copy. */
  copy: string;
  /** An index of the trial's own. */
  index: { GIT_INDEX_FILE: string };
  /** Whether the hotel's name or colors are among the changes, which its icons and their manifest have. */
  hasNewIcons: boolean;
  onStep(step: PublishStep): void;
  say(line: string): void;
}

/**
 * Checks and builds a state of the site.
 * @returns its tree with the social cards that belong to it, and what the owner should know
 * @throws Refusal where content or build have a fault
 */
export async function tryOut({ site, tree, copy, index, hasNewIcons, onStep, say }: Trial) {
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
  onStep('build');
  if (hasNewIcons) await makeIcons(copy);
  // The second makes social cards; pictures that have not changed are kept. Neither needs what the other makes.
  const [built, cards] = await Promise.all([runScript(copy, 'build'), runScript(copy, 'media')]);
  if (built.code !== 0) {
    say(built.output);
    throw refusalOf(built.output, copy);
  }
  if (cards.code !== 0) {
    say(cards.output);
    notes.push(noCards);
  }
  const env = { ...index, GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']), GIT_WORK_TREE: copy };
  // A card that was half made would be worse than an old one.
  const finished = cards.code === 0 ? await treeOf(createGit(copy), copy, env) : tree;
  return { tree: finished, notes };
}
