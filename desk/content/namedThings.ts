import type { Content, ContentSource } from '../../shared/content/compile';
import { stem } from '../../shared/content/kinds';
import { offerPath } from '../../shared/offers/offerPath';
import { pagesByPath } from '../../shared/pages';
import { type Picture, pictureUrl } from '../../shared/picture';
import { aliasRedirects } from '../../shared/redirects';
import { roomPath } from '../../shared/room';
import type { Entry } from './entries';
import type { NamedThings } from './references';
import { parsed } from './valueAt';

const smallest = (picture: Picture) => pictureUrl(picture, picture.widths[0] ?? 0, 'webp');

interface Listed {
  id: string;
  name: string;
}

/** The things of a file's list, which forms offer while another file has errors, too. */
function listedIn(text: string | undefined, list: string): Listed[] {
  const things = (parsed(text ?? '') as Record<string, unknown> | undefined)?.[list];
  return Array.isArray(things) ? things.filter((thing) => thing?.id && thing.name) : [];
}

/** What texts and fields may name, from content that may have errors. */
export function namedThings(
  { files, pictures, films, drawings }: ContentSource,
  entries: readonly Entry[],
  content: Content | undefined,
): NamedThings {
  const rooms = entries.filter(({ path }) => path.startsWith('rooms/'));
  const places: readonly Listed[] = content?.places ?? listedIn(files.get('places.json'), 'places');
  const views: readonly Listed[] = content?.views.views ?? listedIn(files.get('views.json'), 'views');
  return {
    ...(content && { facts: content.facts }),
    roomFacts: content?.roomFacts ?? {},
    pictures: [...pictures.values()]
      .map((picture) => ({ name: picture.name, alt: picture.alt, url: smallest(picture) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
    films: [...films.keys()],
    drawings: [...drawings.keys()],
    rooms: rooms.map(({ path, label }) => ({ slug: stem(path), name: label })),
    views: views.map(({ id, name }) => ({ id, name })),
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
