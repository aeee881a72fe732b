import { readHotel } from '../../server/content/readHotel';
import { stem } from '../../shared/content/kinds';
import type { Desk } from '../deskSettings';
import { missingParts } from '../rooms/missingParts';
import { newErrors, sourceOf } from './checkContent';
import { claimQuestions } from './claimQuestions';
import type { Changes } from './contentFiles';
import { createTokenReader } from './factValues';
import { ownerError } from './ownerError';
import { NeedsConfirmation, Refusal } from './refusal';
import { writeFiles } from './saveJournal';
import { parsed } from './valueAt';

let last: Promise<unknown> = Promise.resolve();

/** Runs work after all earlier work has settled, so that each change is checked against the previous result. */
export function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

const isHiddenRoom = (file: string, text: string | null | undefined) =>
  file.startsWith('rooms/') && (parsed(text ?? '{}') as { hidden?: unknown } | undefined)?.hidden === true;

/** Shortens an error about a removed room or page to 'still mentions it' or 'still links to it'. */
function shortenRemovalError(error: string, changes: Changes): string {
  const removed = [...changes].flatMap(([file, text]) => (text === null ? stem(file) : []));
  return removed.reduce(
    (words, slug) =>
      words
        .replace(new RegExp(`must be one of the [\\w ]+, not "${slug}"`), 'still mentions it')
        .replace(new RegExp(`has \\{${slug}\\.[^}]*\\}, which is.*$`, 'i'), 'still mentions it')
        .replace(new RegExp(`has a link to /\\w*/?${slug}/?, which is.*$`), 'still links to it'),
    error,
  );
}

interface SaveOptions {
  /** The first sentence of the error, if the changes are refused. */
  refusal?: string;
  /** Questions about suspicious values. */
  questions?: readonly string[];
}

/**
 * Writes either all changes or none.
 * @throws Refusal if the changes add an error, or show a room that isn't ready
 * @throws NeedsConfirmation if the owner must confirm the changes first
 */
export async function writeChanges(
  { root, log, isConfirmed }: Desk,
  changes: Changes,
  { refusal = 'This was not saved. Please fix:', questions = [] }: SaveOptions = {},
): Promise<void> {
  const source = await readHotel(root);
  for (const [file, text] of changes) {
    if (!isHiddenRoom(file, source.content.get(file)) || isHiddenRoom(file, text)) continue;
    const missing = text && missingParts(new Map([...source.content, [file, text]]), stem(file));
    if (missing) throw new Refusal(422, missing);
  }
  const errors = newErrors(source, changes);
  if (errors.length > 0) {
    const now = new Map(
      [...source.content, ...changes].filter((file): file is [string, string] => file[1] !== null),
    );
    const read = createTokenReader(source);
    const reasons = errors.map((error) =>
      ownerError(shortenRemovalError(error, changes), now, read, source.content),
    );
    throw new Refusal(422, refusal, undefined, reasons);
  }
  if (!isConfirmed) {
    const open = [...questions, ...claimQuestions(sourceOf(source), changes)];
    if (open.length > 0) throw new NeedsConfirmation(open);
  }
  await writeFiles(root, changes);
  log(`saved ${[...changes.keys()].map((file) => `content/${file}`).join(', ')}`);
}
