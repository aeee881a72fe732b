/** A publication is checked and built in a copy of the site, so that the site on disk stays as it is until all is well. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSource } from '../../tools/content/read';
import { errorInWords } from '../content/errorInWords';
import { Refusal } from '../content/refusal';
import { createGit } from './git';
import type { Site } from './site';
import { treeOf } from './snapshot';
import type { PublishStep } from './types';

const notBuilt =
  'The site could not be built with these changes, so nothing was published. The window where the desk was started says why: show it to your developer.';
const noCards = 'The pictures that shared links show could not be made again; everything else is published.';

const run = promisify(execFile);

/**
 * Runs programs of scripts/ one after the other, those that there are: without npm, whose commands would each compile
 * content again. @returns what the first that failed has printed
 */
async function failureOf(root: string, ...scripts: string[]): Promise<string | undefined> {
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot } = process.env;
  try {
    await run(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: {
        ...{ PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot },
        TSX_TSCONFIG_PATH: 'tsconfig.base.json',
      },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return undefined;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    return `${stdout ?? ''}${stderr ?? ''}` || message;
  }
}

function refusalOf(output: string, copy: string): Refusal {
  const [first, ...more] = output.split('\n').filter((line) => /^(content|media)\/\S+: /.test(line));
  if (!first) return new Refusal(422, notBuilt);
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const error = errorInWords(first, readSource(copy, []).files);
  return new Refusal(422, `Nothing was published, because of this: ${error}${others}.`);
}

interface Trial {
  site: Site;
  /** What shall be published. */
  tree: string;
  /** An empty folder for the copy. */
  copy: string;
  /** An index of the trial's own. */
  index: { GIT_INDEX_FILE: string };
  onStep(step: PublishStep): void;
  say(line: string): void;
}

/**
 * Checks and builds a state of the site.
 * @returns its tree with the icons and social cards that belong to it, and what the owner should know
 * @throws Refusal where content or build have an error
 */
export async function tryOut({ site, tree, copy, index, onStep, say }: Trial) {
  const { git, root } = site;
  mkdirSync(copy);
  await git.text(['read-tree', tree], { env: index });
  await git.text(['checkout-index', '--all', '--force', `--prefix=${copy}/`], { env: index });
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');

  /** @throws Refusal where there are any */
  const refuse = (output: string | undefined) => {
    if (output === undefined) return;
    say(output);
    throw refusalOf(output, copy);
  };
  onStep('check');
  refuse(await failureOf(copy, 'content'));
  onStep('build');
  // The second makes fonts, icons and social cards; pictures that have not changed are kept. Neither needs what the other makes.
  const [built, cards] = await Promise.all([failureOf(copy, 'build'), failureOf(copy, 'media')]);
  refuse(built);
  if (cards !== undefined) {
    say(cards);
    // A card that was half made would be worse than an old one.
    return { tree, notes: [noCards] };
  }
  const env = { ...index, GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']), GIT_WORK_TREE: copy };
  return { tree: await treeOf(createGit(copy), copy, env), notes: [] };
}
