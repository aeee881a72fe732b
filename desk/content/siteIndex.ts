import { stem } from '../../shared/content/kinds';
import { customPath, offerPath, pagesByPath, roomPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { pathRedirects } from '../../shared/redirects';
import { type Checked, checkContent } from './checkContent';
import type { Files } from './contentFiles';
import { type Entry, listEntries } from './entries';
import { namedEntriesIn } from './entryNames';
import { type HotelLabels, hotelLabelsOf } from './hotelLabels';
import type { NamedThings } from './namedThings';
import { townMapIn } from './townMap';

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

/** Everything that text and fields can refer to, even if the content has errors. */
function namedThings(
  { source: { files, pictures, films, drawings }, content }: Pick<Checked, 'source' | 'content'>,
  entries: readonly Entry[],
): NamedThings {
  const namedEntries = namedEntriesIn(files, entries);
  return {
    ...(content && { facts: content.tokens }),
    ownFacts: content?.roomTokens ?? {},
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    townMap: townMapIn({ files, drawings }),
    ...namedEntries,
    // shared/content/lookups.ts can't list addresses, and needs valid redirects to check an address.
    addresses: [
      ...[...pagesByPath].filter(([, name]) => !content?.hiddenPages.includes(name)).map(([path]) => path),
      ...pathRedirects.keys(),
      '/rooms-suites/',
      ...Object.keys(content?.customPages ?? {}).map(customPath),
      ...(content?.redirects ?? []).map(({ from }) => from),
      ...namedEntries.rooms.map(({ slug }) => roomPath(slug)),
      ...entries.filter(({ path }) => path.startsWith('offers/')).map(({ path }) => offerPath(stem(path))),
    ],
  };
}

/** A hotel's files, and everything that they can refer to. */
export interface SiteIndex extends HotelLabels {
  named: NamedThings;
  /** The text of every file, keyed by path relative to content/. */
  files: Files;
}

export function siteIndexOf(checked: Checked, entries = listEntries(checked.files)): SiteIndex {
  const { files } = checked;
  return { ...hotelLabelsOf((file) => files.get(file)), named: namedThings(checked, entries), files };
}

export const readSiteIndex = async (root: string): Promise<SiteIndex> =>
  siteIndexOf(await checkContent(root));
