import type { Content } from '../../shared/content/compile';
import { stem } from '../../shared/content/reader';
import { offerPath } from '../../shared/offers/offerPath';
import { pagesByPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { aliasRedirects } from '../../shared/redirects';
import { roomPath } from '../../shared/room';
import { readSource } from '../../tools/content/read';
import type { Entry } from './entries';
import type { NamedThings } from './references';

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

/** What texts and fields may name, from content that may have faults. */
export function namedThings(
  root: string,
  entries: readonly Entry[],
  content: Content | undefined,
): NamedThings {
  const { pictures, films, drawings } = readSource(root, []);
  const rooms = entries.filter(({ path }) => path.startsWith('rooms/'));
  const places = content?.places ?? [];
  return {
    ...(content && { facts: content.facts }),
    roomFacts: content?.roomFacts ?? {},
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    rooms: rooms.map(({ path, label }) => ({ slug: stem(path), name: label })),
    views: (content?.views.views ?? []).map(({ id, name }) => ({ id, name })),
    places: places.map(({ id, name }) => ({ id, name })),
    addresses: [
      ...[...pagesByPath].filter(([, name]) => !content?.hiddenPages.includes(name)).map(([path]) => path),
      ...aliasRedirects.keys(),
      '/rooms-suites/',
      ...rooms.map(({ path }) => roomPath(stem(path))),
      ...entries.filter(({ path }) => path.startsWith('offers/')).map(({ path }) => offerPath(stem(path))),
    ],
  };
}
