/** A publication is checked in a copy of the site, so that the site on disk stays as it is until all is well. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorInWords } from '../content/errorInWords';
import { readSource } from '../content/project';
import { Refusal } from '../content/refusal';
import { createGit } from './git';
import type { Site } from './site';
import { treeOf } from './snapshot';
import type { PublishStep } from './types';

const notChecked =
  'The texts could not be checked, so nothing was published. The window where the desk was started says why: show it to your developer.';
const noCards = 'The pictures that shared links show could not be made again; everything else is published.';

const run = promisify(execFile);

/**
 * Runs a program of scripts/ over a copy of the hotel: the copy's own, if the program is published together with it.
 * @returns what it has printed, if it failed
 */
async function failureOf(copy: string, name: string): Promise<string | undefined> {
  const { PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot } = process.env;
  const program = existsSync(path.join(copy, 'scripts')) ? copy : process.cwd();
  const script = `scripts/${name}.ts`;
  if (!existsSync(path.join(program, script))) return undefined;
  try {
    await run(process.execPath, ['--import', 'tsx', script], {
      cwd: program,
      env: {
        ...{ PATH, HOME, TMPDIR, PUPPETEER_EXECUTABLE_PATH, SystemRoot },
        HOTEL_DIR: copy,
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

async function refusalOf(output: string, copy: string): Promise<Refusal> {
  const [first, ...more] = output.split('\n').filter((line) => /^(content|media)\/\S+: /.test(line));
  if (!first) return new Refusal(422, notChecked);
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const error = errorInWords(first, (await readSource(copy)).files);
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
 * Checks a state of the site, and makes what belongs to it: fonts, icons and social cards; pictures that have not changed
 * are kept.
 * @returns its tree with these, and what the owner should know
 * @throws Refusal where content has an error
 */
export async function tryOut({ site, tree, copy, index, onStep, say }: Trial) {
  const { git, root } = site;
  mkdirSync(copy);
  await git.text(['read-tree', tree], { env: index });
  await git.text(['checkout-index', '--all', '--force', `--prefix=${copy}/`], { env: index });
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');

  onStep('check');
  const errors = await failureOf(copy, 'content');
  if (errors !== undefined) {
    say(errors);
    throw await refusalOf(errors, copy);
  }
  onStep('make');
  const cards = await failureOf(copy, 'media');
  if (cards !== undefined) {
    say(cards);
    // A card that was half made would be worse than an old one.
    return { tree, notes: [noCards] };
  }
  const env = { ...index, GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']), GIT_WORK_TREE: copy };
  return { tree: await treeOf(createGit(copy), copy, env), notes: [] };
}
