import { todayIn } from '../../shared/content/days';
import { stem } from '../../shared/content/kinds';
import type { MoneyFormat } from '../../shared/locale';
import { offerPath, pagesByPath, roomPath, textPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { pathRedirects } from '../../shared/redirects';
import { type RatesSourceName, ratesSourceNames } from '../../shared/schema/hotel';
import type { Desk } from '../desk';
import { type Entry, listEntries } from './entries';
import { type OwnerError, ownerError } from './errorInWords';
import { hotelWords } from './hotelWords';
import { type NotShown, notShownIn } from './notShown';
import type { Checked } from './project';
import type { NamedThings } from './references';
import { type ScheduledChange, scheduledChanges } from './scheduledChanges';
import { parsed, valueAt } from './valueAt';

/** The data that the desk's page loads when it opens and after each change. */
export interface DeskData {
  /** Whether guests see changes as soon as they are saved. */
  isLive: boolean;
  entries: readonly Entry[];
  named: NamedThings;
  /** Today at the hotel, ISO 8601. */
  today: string;
  /** Where each night's price comes from. */
  ratesSource: RatesSourceName;
  /** The hotel's currency; undefined while hotel.json has an error in it. */
  money: MoneyFormat | undefined;
  /** What is saved, but shown nowhere. */
  notShown: readonly NotShown[];
  /** Scheduled changes. */
  coming: readonly ScheduledChange[];
  /** Errors in content/ on disk. */
  errors: readonly OwnerError[];
  /** Letters missing from the hotel's fonts. */
  missingLetters: readonly string[];
}

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

/** The entries of a list file, which forms offer even if another file has errors. */
function listed(files: ReadonlyMap<string, string>, list: string): { id: string; name: string }[] {
  const entries = valueAt(parsed(files.get(`${list}.json`)), [list]);
  return Array.isArray(entries)
    ? entries.filter((entry) => entry?.id && entry.name).map(({ id, name }) => ({ id, name }))
    : [];
}

/** Everything that text and fields can refer to, even if the content has errors. */
function namedThings(
  { source: { files, pictures, films, drawings }, content }: Pick<Checked, 'source' | 'content'>,
  entries: readonly Entry[],
): NamedThings {
  const rooms = entries.filter(({ path }) => path.startsWith('rooms/'));
  return {
    ...(content && { facts: content.tokens }),
    ownFacts: content?.roomTokens ?? {},
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    rooms: rooms.map(({ path, label }) => ({ slug: stem(path), name: label })),
    views: listed(files, 'views'),
    places: listed(files, 'places'),
    addresses: [
      ...[...pagesByPath].filter(([, name]) => !content?.hiddenPages.includes(name)).map(([path]) => path),
      ...pathRedirects.keys(),
      '/rooms-suites/',
      ...Object.keys(content?.textPages ?? {}).map(textPath),
      ...(content?.redirects ?? []).map(({ from }) => from),
      ...rooms.map(({ path }) => roomPath(stem(path))),
      ...entries.filter(({ path }) => path.startsWith('offers/')).map(({ path }) => offerPath(stem(path))),
    ],
  };
}

function ratesSourceIn(files: ReadonlyMap<string, string>): RatesSourceName {
  const source = valueAt(parsed(files.get('hotel.json')), ['rates', 'source']);
  return ratesSourceNames.find((each) => each === source) ?? 'none';
}

export function deskDataOf(checked: Checked, { isLive, ratesSource }: Desk): DeskData {
  const { files, missingLetters } = checked;
  const entries = listEntries(files);
  return {
    isLive,
    entries,
    named: namedThings(checked, entries),
    today: todayIn(files),
    ratesSource: ratesSource ?? ratesSourceIn(files),
    money: hotelWords((file) => files.get(file)).money,
    notShown: notShownIn(files),
    coming: scheduledChanges(files),
    errors: checked.errors.map((error) => ownerError(error, files)),
    missingLetters,
  };
}
