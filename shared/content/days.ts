/**
 * Scheduled content changes: content/from/{day}.json has a merge patch (RFC 7396) for each file that changes on that
 * day, or the new text if it is Markdown. docs/behavior.md#publishing-from-the-desk
 */
import { type Content, type ContentSource, compileContent } from './compile';
import { ContentError, parseJson } from './contentError';
import { applyPatch, isJsonObject, type JsonObject } from './mergePatch';

type Files = ReadonlyMap<string, string>;

/** A day's file, relative to content/. */
export const dayFile = (day: string): string => `from/${day}.json`;

/** The days that have changes, in order. */
export const daysIn = (files: Files): string[] =>
  [...files.keys()].flatMap((path) => /^from\/(\d{4}-\d\d-\d\d)\.json$/.exec(path)?.[1] ?? []).sort();

/** A day's changes, by file path. */
export function changesOn(files: Files, day: string, report: (error: string) => void = () => {}): JsonObject {
  const file = dayFile(day);
  const changes = parseJson(`content/${file}`, files.get(file) ?? '{}', report);
  return isJsonObject(changes) ? changes : {};
}

/** The files as they are on a day. */
export function filesOn(files: Files, day: string, report: (error: string) => void = () => {}) {
  const all = new Map(files);
  for (const each of daysIn(files).filter((other) => other <= day))
    for (const [path, patch] of Object.entries(changesOn(files, each, report))) {
      const text = all.get(path);
      if (text === undefined) report(`content/${dayFile(each)}: "${path}" is not a content file`);
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
): { content?: Content | undefined; errors: readonly string[] } {
  const errors: string[] = [];
  const files = filesOn(source.files, day, (error) => errors.push(error));
  try {
    return { content: compileContent({ ...source, files }), errors };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { errors: [...errors, ...error.errors] };
  }
}

/** @throws ContentError if there is any error */
function throwIfErrors({ content, errors }: ReturnType<typeof compile>): Content {
  if (!content || errors.length > 0) throw new ContentError(errors);
  return content;
}

/** Compiles content as it is on a day. @throws ContentError with all errors */
export const contentOn = (source: ContentSource, day: string): Content => throwIfErrors(compile(source, day));

/**
 * Compiles content as it is today, and on each later day with changes. Errors that are new on such a day end with
 * '(from {day})'.
 * @returns today's content
 * @throws ContentError with the errors of every day
 */
export function contentOnAllDays(source: ContentSource): Content {
  const today = todayIn(source.files);
  const { content, errors } = compile(source, today);
  const later = daysIn(source.files)
    .filter((day) => day > today)
    .flatMap((day) =>
      compile(source, day)
        .errors.filter((error) => !errors.includes(error))
        .map((error) => `${error} (from ${day})`),
    );
  return throwIfErrors({ content, errors: [...errors, ...later] });
}
