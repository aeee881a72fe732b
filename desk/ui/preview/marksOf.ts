import type { DeskData } from '../../content/deskData';
import type { Passage } from '../../content/passages';
import type { Path } from '../../content/valueAt';
import type { Mark } from './messages';

/** The field that a mark stands for. */
export interface Place {
  /** Undefined for a picture that no field of a form names: it has a page of its own. */
  file?: string | undefined;
  path: Path;
  line?: string | undefined;
  /** The name of such a picture. */
  picture?: string;
}

/** The marks that a page may show, and the place of each by its number. Of words in several places the page's own go first. */
export function marksOf({ passages, entries, named }: DeskData, shownPath: string) {
  const addresses = new Map(entries.map(({ path, shownAt }) => [path, shownAt.replace(/#.*/, '')]));
  const places: Place[] = [];
  const marks = new Map<string, Mark>();
  function add(kind: Mark['kind'], words: string, place: Place) {
    const key = `${kind} ${words.replace(/\s+/g, ' ').trim()}`;
    if (words.trim() === '' || marks.has(key)) return;
    marks.set(key, { id: places.length, kind, words });
    places.push(place);
  }
  // '/offers/midweek' -> 'pages/offer.json', which all offers' pages share.
  const [, shared] = /^\/(room|offer|group)s?\//.exec(shownPath) ?? [];
  const isOfPage = ({ file }: Passage) =>
    addresses.get(file) === shownPath || file === `pages/${shared}.json`;
  // What another page says is not shown here, though it may say the same: 'Rooms'.
  const isOfAnother = ({ file }: Passage) => /^(pages|policies)\//.test(file);
  // The links of menus are followed; names of pages say the same.
  const isMenuLink = ({ file, path }: Passage) => file === 'navigation.json' && path.at(-1) === 'label';
  const own = passages.filter(isOfPage);
  const others = passages.filter(
    (passage) => passage.kind === 'text' && !isOfPage(passage) && !isOfAnother(passage),
  );
  for (const passage of [...own, ...others]) {
    const { kind, words, file, path, line } = passage;
    if (kind !== 'value' && !isMenuLink(passage)) add(kind, words, { file, path, line });
  }
  for (const { name } of named.pictures) add('picture', name, { path: [], picture: name });
  for (const { slug } of named.rooms) add('price', slug, { file: `rooms/${slug}.json`, path: ['price'] });
  return { marks: [...marks.values()], places };
}
