import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../shared/content/faults';
import { createFields } from '../../shared/content/fields';
import { stem } from '../../shared/content/reader';
import type { Desk } from '../desk';
import { rowOf } from './entries';
import { bytesOf, versionOf, writeWhole } from './files';
import { type Changes, contentPath, newFaults } from './project';
import { nothingNamed } from './references';
import { Refusal } from './refusal';
import { shape } from './shape';

export interface Save {
  /** Below content/. */
  path: string;
  text: string;
  /** The version that the owner had before her; her text replaces that one alone. */
  base: string | undefined;
}

/** What Keystatic puts before the text of a Markdown file. */
const frontMatter = /^---\n(?:\{\}|null)?\n?---\n/;

/** Where versions are kept that no file of content/ has. */
const keptFolder = 'data/desk/kept';

const lastLineEnd = (text: string) => `${text.replace(/\s+$/, '')}\n`;

/** Changes are made one after the other: each is checked against what the one before has left. */
let queue: Promise<unknown> = Promise.resolve();
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(change, change);
  queue = turn.catch(() => undefined);
  return turn;
}

/** The text as the file will have it: its keys in their order, without what she left empty. */
function shaped(file: string, text: string, before: string): string {
  const schema = rowOf(file)?.schema;
  if (!schema) return lastLineEnd(text.replace(frontMatter, ''));
  const value = parseJson(`content/${file}`, text, (fault) => {
    throw new Refusal(422, fault);
  });
  return shape(value, schema(createFields(nothingNamed), stem(file)), before);
}

/** Keeps a text that is not, or no longer, the file's. @returns the file that has it, below the project's folder */
async function keep(root: string, file: string, text: string | Uint8Array): Promise<string> {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const kept = path.posix.join(keptFolder, `${time}-${path.basename(file)}`);
  await writeWhole(path.join(root, kept), text);
  return kept;
}

/**
 * Saves one file of content/ that is there already.
 * @throws Refusal 422 where the file is none of the desk's or its text has a fault; 409 where the file is no longer the
 *   version that the owner began with: her text is then kept in data/desk/, and the file stays as it is
 */
export function saveEntry({ root, say }: Desk, { path: file, text, base }: Save): Promise<void> {
  return inTurn(async () => {
    const target = contentPath(root, file);
    const before = rowOf(file) && bytesOf(target);
    if (!before) throw new Refusal(422, `content/${file} is none of the files that the desk changes.`);
    const next = shaped(file, text, before.toString());
    if (before.toString() === next) return;
    if (base !== versionOf(before)) {
      const kept = await keep(root, file, next);
      throw new Refusal(
        409,
        `content/${file} was changed elsewhere while you worked on it. It stays as it is now; your version is kept in ${kept}.`,
        kept,
      );
    }
    const faults = newFaults(root, new Map([[file, next]]));
    if (faults.length > 0) throw new Refusal(422, faults.join('\n'));
    await writeWhole(target, next);
    say(`saved content/${file}`);
  });
}

/**
 * Puts a kept text of the owner in the place of what was written meanwhile, which is kept in its turn.
 * @param kept as the refusal named it
 * @throws Refusal where there is no such text, or it has a fault by now
 */
export async function takeKept(desk: Desk, file: string, kept: string): Promise<void> {
  const name = path.posix.basename(kept);
  const text =
    kept === path.posix.join(keptFolder, name) &&
    name.endsWith(`-${path.basename(file)}`) &&
    bytesOf(path.join(desk.root, kept));
  const before = rowOf(file) && bytesOf(contentPath(desk.root, file));
  if (!text || !before) throw new Refusal(422, 'That version is not there any more.');
  await keep(desk.root, file, before);
  await saveEntry(desk, { path: file, text: text.toString(), base: versionOf(before) });
}

/**
 * Writes several changes that bring no new fault, one after the other, the files that go last.
 * @param refusal begins what is said where they would
 */
export async function writeChanges({ root, say }: Desk, changes: Changes, refusal: string): Promise<void> {
  const faults = newFaults(root, changes);
  if (faults.length > 0) throw new Refusal(422, [refusal, ...faults].join('\n'));
  for (const [file, text] of changes) if (text !== null) await writeWhole(contentPath(root, file), text);
  for (const [file, text] of changes) if (text === null) await rm(contentPath(root, file));
  say(`saved ${[...changes.keys()].map((file) => `content/${file}`).join(', ')}`);
}
