import { stem } from '../../shared/content/kinds';
import { offerPath, pagesByPath, roomPath, textPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { pathRedirects } from '../../shared/redirects';
import { type Checked, checkContent } from './checkContent';
import type { Files } from './contentFiles';
import { type Entry, listEntries } from './entries';
import { type HotelWords, hotelWords } from './hotelWords';
import type { NamedThings } from './namedThings';
import { thingsIn } from './names';
import { townMapIn } from './townMap';

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

/** Everything that text and fields can refer to, even if the content has errors. */
function namedThings(
  { source: { files, pictures, films, drawings }, content }: Pick<Checked, 'source' | 'content'>,
  entries: readonly Entry[],
): NamedThings {
  const things = thingsIn(files, entries);
  return {
    ...(content && { facts: content.tokens }),
    ownFacts: content?.roomTokens ?? {},
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    townMap: townMapIn({ files, drawings }),
    ...things,
    addresses: [
      ...[...pagesByPath].filter(([, name]) => !content?.hiddenPages.includes(name)).map(([path]) => path),
      ...pathRedirects.keys(),
      '/rooms-suites/',
      ...Object.keys(content?.textPages ?? {}).map(textPath),
      ...(content?.redirects ?? []).map(({ from }) => from),
      ...things.rooms.map(({ slug }) => roomPath(slug)),
      ...entries.filter(({ path }) => path.startsWith('offers/')).map(({ path }) => offerPath(stem(path))),
    ],
  };
}

/** The words for everything in a hotel's content. */
export interface SiteWords extends HotelWords {
  named: NamedThings;
  /** The text of every file, keyed by path relative to content/. */
  files: Files;
}

export function siteWordsOf(checked: Checked, entries = listEntries(checked.files)): SiteWords {
  const { files } = checked;
  return { ...hotelWords((file) => files.get(file)), named: namedThings(checked, entries), files };
}

/** The words of a hotel's folder. */
export const siteWords = async (root: string): Promise<SiteWords> => siteWordsOf(await checkContent(root));
