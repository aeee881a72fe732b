/**
 * Scheduled content changes. content/from/{day}.json has a merge patch (RFC 7396) for each JSON file that changes on
 * that day, and the new text of each Markdown file. content/from/{first}--{last}.json has temporary changes, which
 * apply from the first day through the last. docs/behavior.md#desk
 */
import { addDays } from '../stay';
import { compileContent, DisagreementError } from './compile';
import type { Content, ContentSource } from './content';
import { ContentError, parseJson } from './contentError';
import { applyPatch, isJsonObject, type JsonObject } from './mergePatch';

type Files = ReadonlyMap<string, string>;

const folder = 'from/';
const periodName = /^from\/(\d{4}-\d\d-\d\d)(?:--(\d{4}-\d\d-\d\d))?\.json$/;

/** The days (ISO 8601) on which a scheduled change applies. Without `last`, the change is permanent. */
export interface Period {
  first: string;
  last?: string | undefined;
}

/** Returns a period's path in content/: 'from/2027-01-15.json', 'from/2026-12-20--2027-01-04.json'. */
export const periodFile = ({ first, last }: Period): string =>
  `${folder}${last === undefined ? first : `${first}--${last}`}.json`;

/** Whether a file is named after a valid day, or after a valid first and last day. */
function isPeriod(path: string): boolean {
  const [, first, last = first] = periodName.exec(path) ?? [];
  const isDay = (day = '') => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return first !== undefined && last !== undefined && first <= last && [first, last].every(isDay);
}

/** Returns the periods of scheduled changes, in the order in which to apply them: permanent changes come first. */
export const periodsIn = (files: Files): Period[] =>
  [...files.keys()]
    .flatMap((path): Period[] => {
      const [, first, last] = periodName.exec(path) ?? [];
      return first === undefined ? [] : [{ first, last }];
    })
    .sort(
      (one, other) =>
        Number(one.last !== undefined) - Number(other.last !== undefined) ||
        periodFile(one).localeCompare(periodFile(other)),
    );

/** Returns a period's changes, by file path. */
export function changesIn(
  files: Files,
  period: Period,
  report: (error: string) => void = () => {},
): JsonObject {
  const file = periodFile(period);
  const changes = parseJson(`content/${file}`, files.get(file) ?? '{}', report);
  return isJsonObject(changes) ? changes : {};
}

/** Returns the files after applying the scheduled changes that are in effect on a day. */
export function filesOn(files: Files, day: string, report: (error: string) => void = () => {}) {
  const all = new Map(files);
  for (const path of files.keys())
    if (path.startsWith(folder) && !isPeriod(path))
      report(
        `content/${path}: must be named after a day, such as 2027-01-15.json, or after two: 2026-12-20--2027-01-04.json`,
      );
  for (const period of periodsIn(files).filter(({ first, last = day }) => first <= day && day <= last))
    for (const [path, patch] of Object.entries(changesIn(files, period, report))) {
      const text = all.get(path);
      if (text === undefined) report(`content/${periodFile(period)}: "${path}" is not a content file`);
      else if (typeof patch === 'string') all.set(path, patch);
      else {
        const value = parseJson(path, text, () => {}); // Errors in the file itself are reported elsewhere.
        if (value !== undefined) all.set(path, JSON.stringify(applyPatch(value, patch), null, 2));
      }
    }
  return all;
}

/** Returns today's date in the hotel's time zone; empty if the content has no valid time zone. */
export function todayIn(files: Files): string {
  try {
    const { timeZone } = JSON.parse(files.get('hotel.json') ?? '').locale;
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
  } catch {
    return '';
  }
}

/** Compiles content as of a day (ISO 8601). Returns content errors instead of throwing. */
function compile(
  source: ContentSource,
  day: string,
): { content?: Content | undefined; errors: readonly string[]; phase?: number } {
  const errors: string[] = [];
  const files = filesOn(source.files, day, (error) => errors.push(error));
  try {
    return { content: compileContent({ ...source, files }), errors };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const content = error instanceof DisagreementError ? error.content : undefined;
    return { content, errors: [...errors, ...error.errors], phase: error.phase };
  }
}

/** @throws ContentError if there is any error */
function throwIfErrors({ content, errors, phase }: ReturnType<typeof compile>): Content {
  if (!content || errors.length > 0) throw new ContentError(errors, phase);
  return content;
}

/** Compiles content as of a day. @throws ContentError with the day's errors */
export const contentOn = (source: ContentSource, day: string): Content => throwIfErrors(compile(source, day));

/**
 * Compiles content as of a day, even if its values conflict, so that an editor can show unfinished changes.
 * @throws ContentError if the content can't be compiled
 */
export function contentWhileEditing(source: ContentSource, day: string): Content {
  const { content, errors, phase } = compile(source, day);
  if (!content) throw new ContentError(errors, phase);
  return content;
}

/**
 * Compiles content as of today, and as of each later day on which a scheduled change starts or no longer applies.
 * Errors that occur only on later days end with '(from {day})'.
 * @returns today's content
 * @throws ContentError with the errors of every day
 */
export function contentOnAllDays(source: ContentSource): Content {
  const today = todayIn(source.files);
  const { content, errors, phase = Infinity } = compile(source, today);
  const later = periodsIn(source.files)
    .flatMap(({ first, last }) => [first, ...(last === undefined ? [] : [addDays(last, 1)])])
    .filter((day, index, all) => day > today && all.indexOf(day) === index)
    .sort()
    .map((day) => ({ day, ...compile(source, day) }));
  const newErrors = later.flatMap(({ day, errors: onDay }) =>
    onDay.filter((error) => !errors.includes(error)).map((error) => `${error} (from ${day})`),
  );
  return throwIfErrors({
    content,
    errors: [...errors, ...newErrors],
    phase: Math.min(phase, ...later.map((each) => each.phase ?? Infinity)),
  });
}
