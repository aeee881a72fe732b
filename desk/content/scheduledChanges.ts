/** Changes that are scheduled from a future day, or for a range of days. See shared/content/days.ts. */
import * as z from 'zod';
import { changesIn, filesOn, type Period, periodFile, periodsIn, todayIn } from '../../shared/content/days';
import { applyPatch, patchBetween } from '../../shared/content/mergePatch';
import type { Desk } from '../deskSettings';
import { changeOf } from '../publish/diff';
import type { Change } from '../publish/publishApi';
import { type Changes, type Files, readFiles } from './contentFiles';
import { formatJson } from './fileFormat';
import { Refusal } from './refusal';
import type { SiteIndex } from './siteIndex';
import type { Path } from './valueAt';
import { enqueue, writeChanges } from './writeChanges';

/** One file's changes in one period. */
export interface ScheduledChange {
  period: Period;
  /** Relative to content/. */
  file: string;
  /** The path of the change's entry in the file's form. No field has this path. */
  path: Path;
  change: Change;
}

const pathFor = ({ first, last }: Period): Path => [
  'scheduled',
  last === undefined ? first : `${first}--${last}`,
];

export const periodRequest = z
  .strictObject({ first: z.iso.date(), last: z.iso.date().optional() })
  .refine(({ first, last = first }) => first <= last);

const without = (files: Files, file: string) => new Map([...files].filter(([path]) => path !== file));

/** Removes the temporary changes, which would hide permanent changes. */
const withoutTemporary = (files: Files): Files =>
  periodsIn(files)
    .filter(({ last }) => last !== undefined)
    .reduce((all, period) => without(all, periodFile(period)), files);

/** Returns the files that a period's changes apply to. Only temporary changes build on other temporary changes. */
const under = (files: Files, period: Period): Files =>
  without(period.last === undefined ? withoutTemporary(files) : files, periodFile(period));

/** Lists all scheduled changes, earliest first. */
export function scheduledChanges(index: SiteIndex): ScheduledChange[] {
  const { files } = index;
  return periodsIn(files)
    .sort((one, other) => periodFile(one).localeCompare(periodFile(other)))
    .flatMap((period) => {
      const [others, own] = [under(files, period), periodFile(period)];
      const before = filesOn(others, period.first);
      const after = filesOn(new Map([...others, [own, files.get(own) ?? '']]), period.first);
      return Object.keys(changesIn(files, period)).map((file) => {
        const entry = `content/${file}`;
        const change = { path: entry, before: before.get(file), after: after.get(file) };
        return { period, file, path: pathFor(period), change: changeOf(entry, [change], index) };
      });
    });
}

/** The new text of a period's file with `patch` as the change to `file`; null if no changes are left. */
function periodText(files: Files, period: Period, file: string, patch: unknown): string | null {
  const { [file]: _, ...others } = changesIn(files, period);
  const changes = patch === undefined ? others : { ...others, [file]: patch };
  return Object.keys(changes).length > 0 ? formatJson(changes) : null;
}

/** Returns the files to write to apply a merge patch to a file in a period, on top of the changes already scheduled. */
function changesWith(files: Files, period: Period, file: string, patch: unknown): Changes {
  const own = periodFile(period);
  const valueIn = (text = '') => (file.endsWith('.json') ? JSON.parse(text) : text);
  const others = under(files, period);
  const start = valueIn(filesOn(others, period.first).get(file));
  const ownPatch = changesIn(files, period)[file];
  const planned = ownPatch === undefined ? start : applyPatch(start, ownPatch);
  const goal = patch === undefined ? planned : applyPatch(planned, patch);
  return new Map([[own, periodText(files, period, file, patchBetween(start, goal))]]);
}

/**
 * Returns the files to write to schedule an edit, in addition to edits of the same file in the same period.
 * @throws Refusal if the first day has passed, or is today and the period has no end date
 */
export function changeFor(
  files: Files,
  period: Period,
  file: string,
  before: string,
  after: string,
): Changes {
  requireFuture(files, period);
  const valueIn = (text: string) => (file.endsWith('.json') ? JSON.parse(text) : text);
  return changesWith(files, period, file, patchBetween(valueIn(before), valueIn(after)));
}

/** Rejects a first day in the past. A permanent change can't start today either, since the owner can simply save it. */
function requireFuture(files: Files, { first, last }: Period): void {
  const today = todayIn(files);
  if (last === undefined ? first <= today : first < today)
    throw new Refusal(
      422,
      `The first day must ${last === undefined ? 'be in the future' : 'not have passed'}.`,
    );
}

/** Returns the files to write to cancel all scheduled changes to a file. */
export const withoutScheduled = (files: Files, file: string): Changes =>
  new Map(
    periodsIn(files)
      .filter((period) => Object.hasOwn(changesIn(files, period), file))
      .map((period) => [periodFile(period), periodText(files, period, file, undefined)]),
  );

export const cancelRequest = z.strictObject({ period: periodRequest, file: z.string() });

/** Cancels a file's change in a period. @throws Refusal if a later change would then have an error */
export const cancelChange = (desk: Desk, { period, file }: z.output<typeof cancelRequest>): Promise<void> =>
  enqueue(async () => {
    const text = periodText(await readFiles(desk.root), period, file, undefined);
    await writeChanges(desk, new Map([[periodFile(period), text]]), {
      refusal: 'It cannot be canceled, because that would cause errors:',
    });
  });

export const moveChangeRequest = cancelRequest.extend({ to: periodRequest });

/**
 * Moves a file's scheduled change to other days.
 * @throws Refusal if the change no longer exists, the new days have passed, or another change would have an error
 */
export const moveChange = (
  desk: Desk,
  { period, file, to }: z.output<typeof moveChangeRequest>,
): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const patch = changesIn(files, period)[file];
    if (patch === undefined) throw new Refusal(422, 'That change is no longer scheduled. Reload the page.');
    // A change that has begun can still get another end date.
    if (to.first !== period.first || (to.last ?? todayIn(files)) < todayIn(files)) requireFuture(files, to);
    const text = periodText(files, period, file, undefined);
    const left = without(files, periodFile(period));
    const others = text === null ? left : new Map([...left, [periodFile(period), text]]);
    await writeChanges(desk, new Map([[periodFile(period), text], ...changesWith(others, to, file, patch)]), {
      refusal: 'Its days cannot be changed, because that would cause errors:',
    });
  });

/**
 * Writes permanent changes that are due into the content files, so that forms show them. Deletes temporary changes
 * whose end date has passed.
 */
export async function applyDueChanges(desk: Desk): Promise<void> {
  const dueIn = (files: Files) =>
    periodsIn(files).filter(({ first, last }) =>
      last === undefined ? first <= todayIn(files) : last < todayIn(files),
    );
  // If no change is due, don't wait in the queue.
  if (dueIn(await readFiles(desk.root)).length === 0) return;
  await enqueue(async () => {
    const files = await readFiles(desk.root);
    const due = dueIn(files);
    if (due.length === 0) return;
    const now = filesOn(withoutTemporary(files), todayIn(files));
    const changed = due
      .filter(({ last }) => last === undefined)
      .flatMap((period) => Object.keys(changesIn(files, period)))
      .filter((file) => files.has(file));
    const textOf = (file: string) => {
      const text = now.get(file) ?? '';
      return file.endsWith('.json') ? formatJson(JSON.parse(text)) : text;
    };
    // The owner confirmed these changes when scheduling them.
    await writeChanges(
      { ...desk, isConfirmed: true },
      new Map([
        ...changed.map((file) => [file, textOf(file)] as const),
        ...due.map((period) => [periodFile(period), null] as const),
      ]),
    );
  });
}
