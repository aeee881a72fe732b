import { todayIn } from '../../shared/content/days';
import type { MoneyFormat } from '../../shared/money';
import { type RatesSourceName, ratesSourceNames } from '../../shared/schema/hotel';
import type { Desk } from '../deskSettings';
import type { Checked } from './checkContent';
import { type Entry, listEntries } from './entries';
import type { NamedThings } from './namedThings';
import { type OwnerError, ownerError } from './ownerError';
import { type ScheduledChange, scheduledChanges } from './scheduledChanges';
import { siteIndexOf } from './siteIndex';
import { type UnusedContent, unusedContentIn } from './unusedContent';
import { parsed, valueAt } from './valueAt';

/** The data that the desk's page loads when it opens and after each change. */
export interface DeskData {
  /** Whether guests see changes as soon as they are saved. */
  isLive: boolean;
  entries: readonly Entry[];
  named: NamedThings;
  /** Today at the hotel, ISO 8601. */
  today: string;
  /** The source of each night's price. */
  ratesSource: RatesSourceName;
  /** The hotel's currency format; undefined while the locale in hotel.json has an error. */
  money: MoneyFormat | undefined;
  /** Content that is saved but shown nowhere. */
  unused: readonly UnusedContent[];
  scheduled: readonly ScheduledChange[];
  /** Errors in content/ on disk. */
  errors: readonly OwnerError[];
  /** Letters missing from the hotel's fonts. */
  missingLetters: readonly string[];
}

function ratesSourceIn(files: ReadonlyMap<string, string>): RatesSourceName {
  const source = valueAt(parsed(files.get('hotel.json')), ['rates', 'source']);
  return ratesSourceNames.find((each) => each === source) ?? 'none';
}

export function deskDataOf(checked: Checked, { isLive, ratesSource }: Desk): DeskData {
  const { files, missingLetters } = checked;
  const entries = listEntries(files);
  const index = siteIndexOf(checked, entries);
  return {
    isLive,
    entries,
    named: index.named,
    today: todayIn(files),
    ratesSource: ratesSource ?? ratesSourceIn(files),
    money: index.money,
    unused: unusedContentIn(files),
    scheduled: scheduledChanges(index),
    errors: checked.errors.map((error) => ownerError(error, files)),
    missingLetters,
  };
}
