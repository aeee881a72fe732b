import { readHotel } from '../../server/content/read';
import { stem } from '../../shared/content/kinds';
import type { Desk } from '../desk';
import { missingParts } from '../rooms/missingParts';
import { ownerError } from './errorInWords';
import { type Changes, newErrors } from './project';
import { Refusal } from './refusal';
import { writeFiles } from './saves';
import { parsed } from './valueAt';

let last: Promise<unknown> = Promise.resolve();

/** Runs work after all earlier work has settled, so that each change is checked against the result of the last one. */
export function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

const isHiddenRoom = (file: string, text: string | null | undefined) =>
  file.startsWith('rooms/') && (parsed(text ?? '{}') as { hidden?: unknown } | undefined)?.hidden === true;

/**
 * Writes changes, all or none, provided they add no error and show no room that isn't ready.
 * @param refusal first sentence of the error, if the changes are refused
 */
export async function writeChanges({ root, log }: Desk, changes: Changes, refusal?: string): Promise<void> {
  const texts = await readHotel(root);
  for (const [file, text] of changes) {
    if (!isHiddenRoom(file, texts.content.get(file)) || isHiddenRoom(file, text)) continue;
    const missing = text && missingParts(new Map([...texts.content, [file, text]]), stem(file));
    if (missing) throw new Refusal(422, missing);
  }
  const errors = newErrors(texts, changes);
  if (errors.length > 0) {
    const now = new Map(
      [...texts.content, ...changes].filter((file): file is [string, string] => file[1] !== null),
    );
    const reasons = errors.map((error) => ownerError(error, now));
    throw new Refusal(422, refusal ?? 'This was not saved. Please fix:', undefined, reasons);
  }
  await writeFiles(root, changes);
  log(`saved ${[...changes.keys()].map((file) => `content/${file}`).join(', ')}`);
}
