import * as z from 'zod';
import { hashOf } from '../../server/content/readHotel';
import { todayIn } from '../../shared/content/days';
import { isJsonObject } from '../../shared/content/mergePatch';
import { uiDefaults } from '../../shared/ui/defaults';
import type { Desk } from '../deskSettings';
import { readFiles } from './contentFiles';
import { Refusal } from './refusal';
import type { EntryFile } from './saveEntry';
import { parsed, valueAt } from './valueAt';

/** Replaces a date in a sentence and keeps the date's format. @param months the names of the months, from January */
export function withDay(sentence: string, from: string, to: string, months: readonly string[]): string {
  const [old, next] = [from, to].map((day) => {
    const [year = '', month, date] = day.split('-');
    return { year, month: months[Number(month) - 1] ?? '', date: String(Number(date)) };
  });
  if (!old || !next) return sentence;
  const { year, month, date } = old;
  const [noMore, withYear] = ['(?!,? \\d{4})', `(?:(,? )${year})?`];
  const endingWith = (words: string, gap?: string) =>
    gap === undefined ? words : `${words}${gap}${next.year}`;
  return sentence
    .replace(new RegExp(`${month} ${date}(?!\\d)${withYear}${noMore}`, 'g'), (_, gap?: string) =>
      endingWith(`${next.month} ${next.date}`, gap),
    )
    .replace(
      new RegExp(`(?<!\\d)${date}(\\.? )${month}${withYear}${noMore}`, 'g'),
      (_, dot: string, gap?: string) => endingWith(`${next.date}${dot}${next.month}`, gap),
    );
}

export const endRequest = z.strictObject({ path: z.string() });

/**
 * Returns an offer as saved, and a version that ends today. The conditions in that version mention the new end date.
 * @throws Refusal if the offer doesn't exist, hasn't started, or ends today or earlier
 */
export async function endedToday(
  { root }: Desk,
  { path }: z.output<typeof endRequest>,
): Promise<EntryFile & { ended: unknown }> {
  const files = await readFiles(root);
  const text = files.get(path) ?? '';
  const value = parsed(text);
  if (!path.startsWith('offers/') || !isJsonObject(value))
    throw new Refusal(422, 'That offer no longer exists. Reload the page.');
  const today = todayIn(files);
  const [firstDay, lastDay] = [String(value.firstDay), String(value.lastDay)];
  if (firstDay > today) throw new Refusal(422, `${value.title} hasn’t started yet: remove it instead.`);
  if (lastDay <= today) throw new Refusal(422, `${value.title} has already ended, or ends today.`);
  const months = (valueAt(parsed(files.get('ui/dates.json')), ['months']) ??
    uiDefaults.dates.months) as readonly string[];
  const endingToday = (sentence: unknown) => withDay(String(sentence), lastDay, today, months);
  const ended = { ...value, terms: (value.terms as unknown[]).map(endingToday), lastDay: today };
  return { value, hash: hashOf(text), ended };
}
