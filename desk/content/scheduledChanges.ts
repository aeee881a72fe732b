/** Changes that are scheduled for a future day. shared/content/days.ts */
import * as z from 'zod';
import { changesOn, dayFile, daysIn, filesOn, todayIn } from '../../shared/content/days';
import { applyPatch, patchBetween } from '../../shared/content/mergePatch';
import type { Desk } from '../desk';
import { changeOf } from '../publish/changes';
import type { Change } from '../publish/types';
import { formatJson } from './fileFormat';
import { hotelWords } from './hotelWords';
import { type Changes, type Files, readFiles } from './project';
import { Refusal } from './refusal';
import { enqueue, writeChanges } from './save';

/** One file's changes on one day. */
export interface ScheduledChange {
  /** ISO 8601. */
  day: string;
  /** Relative to content/. */
  file: string;
  change: Change;
}

const without = (files: Files, file: string) => new Map([...files].filter(([path]) => path !== file));

/** All scheduled changes, earliest first. */
export function scheduledChanges(files: Files): ScheduledChange[] {
  const words = hotelWords((file) => files.get(file));
  return daysIn(files).flatMap((day) => {
    const [before, after] = [filesOn(without(files, dayFile(day)), day), filesOn(files, day)];
    return Object.keys(changesOn(files, day)).map((file) => {
      const entry = `content/${file}`;
      const change = { path: entry, before: before.get(file), after: after.get(file) };
      return { day, file, change: changeOf(entry, [change], words) };
    });
  });
}

/** The new text of content/from/{day}.json with `patch` as the change to `file`; null if no changes are left. */
function dayText(files: Files, day: string, file: string, patch: unknown): string | null {
  const { [file]: _, ...others } = changesOn(files, day);
  const changes = patch === undefined ? others : { ...others, [file]: patch };
  return Object.keys(changes).length > 0 ? formatJson(changes) : null;
}

/**
 * The files to write so that an edit takes effect on a day, keeping other edits to the file made before then.
 * @throws Refusal if the day is not in the future
 */
export function changeFor(files: Files, day: string, file: string, before: string, after: string): Changes {
  if (day <= todayIn(files)) throw new Refusal(422, 'Choose a future date.');
  const isJson = file.endsWith('.json');
  const valueIn = (text = '') => (isJson ? JSON.parse(text) : text);
  const own = dayFile(day);
  const patch = patchBetween(valueIn(before), valueIn(after));
  const planned = valueIn(filesOn(files, day).get(file));
  const goal = patch === undefined ? planned : applyPatch(planned, patch);
  const start = valueIn(filesOn(without(files, own), day).get(file));
  return new Map([[own, dayText(files, day, file, patchBetween(start, goal))]]);
}

/** The changes that cancel everything scheduled for a file. */
export const withoutScheduled = (files: Files, file: string): Changes =>
  new Map(
    daysIn(files)
      .filter((day) => Object.hasOwn(changesOn(files, day), file))
      .map((day) => [dayFile(day), dayText(files, day, file, undefined)]),
  );

export const cancelRequest = z.strictObject({ day: z.iso.date(), file: z.string() });

/** Cancels a file's change for a day. @throws Refusal if a later day's change would then have an error */
export const cancelChange = (desk: Desk, { day, file }: z.output<typeof cancelRequest>): Promise<void> =>
  enqueue(async () => {
    const text = dayText(await readFiles(desk.root), day, file, undefined);
    await writeChanges(
      desk,
      new Map([[dayFile(day), text]]),
      'It cannot be canceled, because that would cause errors:',
    );
  });

const dueIn = (files: Files) => daysIn(files).filter((day) => day <= todayIn(files));

/** Applies changes whose day has come to the files themselves, so that the forms show them. */
export async function applyDueChanges(desk: Desk): Promise<void> {
  // If nothing is due, don't wait for other work.
  if (dueIn(await readFiles(desk.root)).length === 0) return;
  await enqueue(async () => {
    const files = await readFiles(desk.root);
    const due = dueIn(files);
    if (due.length === 0) return;
    const now = filesOn(files, todayIn(files));
    const changed = due
      .flatMap((day) => Object.keys(changesOn(files, day)))
      .filter((file) => files.has(file));
    const textOf = (file: string) => {
      const text = now.get(file) ?? '';
      return file.endsWith('.json') ? formatJson(JSON.parse(text)) : text;
    };
    await writeChanges(
      desk,
      new Map([
        ...changed.map((file) => [file, textOf(file)] as const),
        ...due.map((day) => [dayFile(day), null] as const),
      ]),
    );
  });
}
