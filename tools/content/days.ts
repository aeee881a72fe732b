/**
 * Changes of content for a day to come: content/from/{day}.json has by the path of a file what changes in it, as a
 * merge patch (RFC 7396), or the new text where the file is Markdown. docs/behavior.md#publishing-at-the-desk
 */

import { type Content, type ContentSource, compileContent } from '../../shared/content/compile';
import { ContentError, parseJson } from '../../shared/content/faults';
import { ownValue } from '../../shared/ownValue';

type Json = Record<string, unknown>;
type Files = ReadonlyMap<string, string>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file of a day, below content/. */
export const dayFile = (day: string): string => `from/${day}.json`;

/** A value with what a merge patch changes. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isJson(patch)) return patch;
  const next = new Map(Object.entries(isJson(value) ? value : {}));
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) next.delete(key);
    else next.set(key, patched(next.get(key), part));
  }
  return Object.fromEntries(next);
}

/** The merge patch from one value to another; undefined where they are the same. */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (!isJson(before) || !isJson(after)) return after;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const parts = keys.map(
    (key) =>
      [
        key,
        Object.hasOwn(after, key) ? patchBetween(ownValue(before, key), ownValue(after, key)) : null,
      ] as const,
  );
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** The days that have changes, in their order. */
export const daysIn = (files: Files): string[] =>
  [...files.keys()].flatMap((path) => /^from\/(\d{4}-\d\d-\d\d)\.json$/.exec(path)?.[1] ?? []).sort();

/** What changes on a day, by the paths of files. */
export function changesOn(files: Files, day: string, report: (fault: string) => void = () => {}): Json {
  const file = dayFile(day);
  const changes = parseJson(`content/${file}`, files.get(file) ?? '{}', report);
  return isJson(changes) ? changes : {};
}

/** The files as they are on a day. */
export function filesOn(files: Files, day: string, report: (fault: string) => void = () => {}) {
  const all = new Map(files);
  for (const each of daysIn(files).filter((other) => other <= day))
    for (const [path, patch] of Object.entries(changesOn(files, each, report))) {
      const text = all.get(path);
      if (text === undefined) report(`content/${dayFile(each)}: "${path}" is no file of content`);
      else if (typeof patch === 'string') all.set(path, patch);
      else {
        const value = parseJson(path, text, () => {}); // Its fault is the file's own.
        if (value !== undefined) all.set(path, JSON.stringify(patched(value, patch), null, 2));
      }
    }
  return all;
}

/** The day at the hotel, by the time zone in its content; empty where that has none. */
export function todayIn(files: Files): string {
  try {
    const { timeZone } = JSON.parse(files.get('site.json') ?? '').locale;
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
  } catch {
    return '';
  }
}

/**
 * Compiles content as it is today, and as it will be on each day that changes it.
 * @param check finds further faults
 * @param faults receives those of every day
 * @returns today's content; undefined where it has faults
 */
export function compileDays(
  source: ContentSource,
  check: (content: Content) => readonly string[],
  faults: string[],
): Content | undefined {
  function contentOn(day: string, report: (fault: string) => void): Content | undefined {
    try {
      const content = compileContent({ ...source, files: filesOn(source.files, day, report) });
      const found = check(content);
      for (const fault of found) report(fault);
      return found.length > 0 ? undefined : content;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) report(fault);
      return undefined;
    }
  }
  const today = todayIn(source.files);
  const content = contentOn(today, (fault) => faults.push(fault));
  for (const day of daysIn(source.files).filter((each) => each > today)) {
    const known = new Set(faults);
    contentOn(day, (fault) => known.has(fault) || faults.push(`${fault} (from ${day})`));
  }
  return content;
}
