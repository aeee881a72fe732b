import { doubtfulClaims } from '../../shared/content/claims';
import type { ContentSource } from '../../shared/content/content';
import { filesOn, periodFile, periodsIn, todayIn } from '../../shared/content/days';
import { leavesOf } from '../../shared/content/leaves';
import { breadcrumbOf } from './breadcrumb';
import type { Changes, Files } from './contentFiles';
import { developerGroup, listEntries, schemaOf } from './entries';
import { namedEntriesIn, namesOf } from './entryNames';
import { type FactValues, factValuesOn } from './factValues';
import { parseFile } from './fileFormat';
import { hotelLabelsOf } from './hotelLabels';
import { labelOf } from './schemaFields';
import type { Path } from './valueAt';

/** Text that may no longer be true. */
interface Doubt {
  /** The text's file and path, joined with dots. */
  place: string;
  /** A sentence for the owner. */
  words: string;
}

const placeOf = (file: string, path: Path) => [file, ...path].join('.');

function claimsIn(files: Files): Doubt[] {
  const labels = new Map(listEntries(files).map(({ path, label }) => [path, label]));
  return doubtfulClaims(files, hotelLabelsOf((file) => files.get(file)).wholeAmount).map(
    ({ file, path, words }) => ({
      place: placeOf(file, path),
      words: `${labels.get(file) ?? file} ${words}`,
    }),
  );
}

/** Returns the words to look for in text that states a fact; undefined if unrelated text could have the same words. */
function statement(name: string, words: string): string | undefined {
  // 'three rooms' rarely means the number of rooms with a particular view.
  if (/\.room/.test(name)) return undefined;
  const hasNumber = name.endsWith('InWords') ? words.includes(' ') : /\d/.test(words);
  return hasNumber && (/[^\d.,]/.test(words) || /^\d{4}$/.test(words)) ? words : undefined;
}

const token = /\{[\w.-]+\}/g;
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds text where the old value of a changed fact was typed instead of inserted as a token. */
function outdatedStatements(files: Files, before: FactValues, after: FactValues): Doubt[] {
  const names = namesOf(namedEntriesIn(files, listEntries(files)));
  function isNow(name: string): string {
    const [thing = '', part] = name.replace(/InWords$/, '').split('.');
    const label = part ? `${names.get(thing) ?? labelOf(thing)}, ${part}` : labelOf(thing);
    const words = after.get(name);
    return words === undefined ? `“${label}” is gone` : `“${label}” is now “${words}”`;
  }
  const current = new Set(after.values());
  const outdated = [...before].flatMap(([name, words]) => {
    const stated = after.size > 0 && !current.has(words) ? statement(name, words) : undefined;
    if (stated === undefined) return [];
    const pattern = new RegExp(`(?<![\\w$.,-])${escaped(stated)}(?![\\w-]|[.,]\\d)`, 'i');
    return [{ pattern, why: isNow(name) }];
  });
  if (outdated.length === 0) return [];
  return listEntries(files)
    .filter(({ group, hidden }) => !hidden && group !== developerGroup)
    .flatMap(({ path: file, label }) => {
      const value = parseFile(file, files.get(file) ?? '');
      return leavesOf(value).flatMap((leaf) => {
        const text = String(leaf.value).replace(token, '');
        const [first] = outdated.flatMap(({ pattern, why }) => {
          const found = pattern.exec(text)?.[0];
          return found === undefined ? [] : [{ found, why }];
        });
        if (!first) return [];
        const where = [label, breadcrumbOf(schemaOf(file), leaf.path, value)].filter(Boolean).join(', ');
        const { found, why } = first;
        return [{ place: placeOf(file, leaf.path), words: `${where} says “${found}”, but ${why}.` }];
      });
    });
}

/** Returns the days when changes take effect: today for immediate changes, the first day for scheduled changes. */
function daysOf(files: Files, changes: Changes): string[] {
  const today = todayIn(files);
  const periods = periodsIn(new Map([...changes.keys()].map((file) => [file, ''])));
  const isScheduled = new Set(periods.map(periodFile));
  const days = [...changes.keys()].every((file) => isScheduled.has(file)) ? [] : [today];
  return [...new Set([...days, ...periods.map(({ first }) => (first < today ? today : first))])];
}

/**
 * Returns questions about text that becomes wrong on the day when a change takes effect: superlatives ('our lowest
 * rate'), counts, and facts that were typed instead of inserted.
 */
export function claimQuestions(source: ContentSource, changes: Changes): string[] {
  const { files } = source;
  const after = new Map(files);
  for (const [file, text] of changes)
    if (text === null) after.delete(file);
    else after.set(file, text);
  const questions = daysOf(files, changes).flatMap((day) => {
    const [before, now] = [filesOn(files, day), filesOn(after, day)];
    const outdated = outdatedStatements(
      now,
      factValuesOn(source, day),
      factValuesOn({ ...source, files: after }, day),
    );
    const known = new Set(claimsIn(before).map(({ words }) => words));
    const claims = claimsIn(now).filter(
      ({ place, words }) => !known.has(words) && !outdated.some((each) => each.place === place),
    );
    return [...claims, ...outdated].map(({ words }) => words);
  });
  return [...new Set(questions)];
}
