/**
 * Scheduled content changes: content/from/{day}.json has a merge patch (RFC 7396) for each file that changes on that
 * day, or the new text if it is Markdown. content/from/{first}--{last}.json has changes that end after a last day.
 * docs/behavior.md#desk
 */
import { addDays } from '../stay';
import { compileContent, DisagreementError } from './compile';
import type { Content, ContentSource } from './content';
import { ContentError, parseJson } from './contentError';
import { applyPatch, isJsonObject, type JsonObject } from './mergePatch';

type Files = ReadonlyMap<string, string>;

const folder = 'from/';
const periodName = /^from\/(\d{4}-\d\d-\d\d)(?:--(\d{4}-\d\d-\d\d))?\.json$/;

/** When a scheduled change applies: from a day on or, with a last day, until then. ISO 8601. */
export interface Period {
  first: string;
  last?: string | undefined;
}

/** A period's file, relative to content/: 'from/2027-01-15.json', 'from/2026-12-20--2027-01-04.json'. */
export const periodFile = ({ first, last }: Period): string =>
  `${folder}${last === undefined ? first : `${first}--${last}`}.json`;

/** Whether a file is named after a day, or a first and a last one, that exist. */
function isPeriod(path: string): boolean {
  const [, first, last = first] = periodName.exec(path) ?? [];
  const isDay = (day = '') => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return first !== undefined && last !== undefined && first <= last && [first, last].every(isDay);
}

/** The periods that have changes, in the order in which they apply: permanent changes first, then temporary ones. */
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

/** A period's changes, by file path. */
export function changesIn(
  files: Files,
  period: Period,
  report: (error: string) => void = () => {},
): JsonObject {
  const file = periodFile(period);
  const changes = parseJson(`content/${file}`, files.get(file) ?? '{}', report);
  return isJsonObject(changes) ? changes : {};
}

/** The files as they are on a day. */
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

/** Today's date at the hotel, from the time zone in its content; empty if there is none. */
export function todayIn(files: Files): string {
  try {
    const { timeZone } = JSON.parse(files.get('hotel.json') ?? '').locale;
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
  } catch {
    return '';
  }
}

/** Content as it is on a day (ISO 8601), or its errors. */
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

/** Compiles content as it is on a day. @throws ContentError with the day's errors */
export const contentOn = (source: ContentSource, day: string): Content => throwIfErrors(compile(source, day));

/**
 * Compiles content as it is on a day, even if its parts don't agree, for an editor that shows a change while it is made.
 * @throws ContentError with the errors that prevent this
 */
export function contentWhileEditing(source: ContentSource, day: string): Content {
  const { content, errors, phase } = compile(source, day);
  if (!content) throw new ContentError(errors, phase);
  return content;
}

/**
 * Compiles content as it is today, and on each later day with changes. Errors that are new on such a day end with
 * '(from {day})'.
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
