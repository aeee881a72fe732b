/** The desk's search over all of content, and the page of the site that shows what it has found. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteApp } from '../../test/support/app';
import { textsOf } from '../../test/support/sample';
import { listEntries } from '../content/entries';
import { factList } from '../content/factList';
import { namedThings } from '../content/namedThings';
import { passagesOf } from '../content/passages';
import { checkTexts } from '../content/project';
import { type SitePage, sitePages } from '../preview/sitePages';
import { hitsOf, searchable } from '../ui/search/hitsOf';
import { passagesAt, whereShown } from '../ui/search/where';

const { source, files, content, errors } = checkTexts(textsOf());
const entries = listEntries(files);
const named = namedThings(source, entries, content);
const passages = passagesOf(files, entries, named);
const all = searchable({ entries, named, passages, errors, missingLetters: [], coming: [] });
const search = (wanted: string) => hitsOf(all, wanted);
const json = (file: string) => JSON.parse(files.get(file) ?? '');

let server: Server;
let pages: readonly SitePage[];
beforeAll(async () => {
  server = createServer(await siteApp()).listen(0);
  pages = await sitePages('.', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());

const shownAt = (file: string, path: (string | number)[] = []) =>
  whereShown(
    pages,
    passagesAt(passages, file, path),
    entries.find((each) => each.path === file)?.shownAt ?? '',
  );

describe('the search', () => {
  it('finds a text by its words in any order, with its field and form', () => {
    const { heading } = json('pages/about.json').closing;
    const wanted = heading.toLowerCase().split(' ').reverse().join(' ');
    expect(search(wanted)).toContainEqual(
      expect.objectContaining({
        place: { file: 'pages/about.json', path: ['closing', 'heading'], line: undefined },
        label: 'Our Story: Last words of the page, Heading',
        text: heading,
      }),
    );
  });

  it('finds a number by the name of its field, before texts with the same words', () => {
    const [first] = search('Amenity fee');
    expect(first).toMatchObject({
      place: { path: ['amenityFee'] },
      text: String(json('hotel.json').amenityFee),
    });
  });

  it('finds a picture by its description, and a line of a policy', () => {
    const { name, alt } = named.pictures[0] ?? { name: '', alt: '' };
    expect(search(alt)[0]).toMatchObject({ label: `Picture ${name}`, place: { picture: name } });
    const line =
      files
        .get('policies/stay.md')
        ?.split('\n')
        .find((each) => each.startsWith('If you')) ?? '';
    const places = search(line.slice(0, 40)).map(({ place }) => place);
    expect(places).toContainEqual({ file: 'policies/stay.md', path: [], line });
  });

  it('finds nothing for nothing, and for what nobody has written', () => {
    expect([search(' '), search('a herd of zebras')]).toEqual([[], []]);
  });
});

describe('where it is on the site', () => {
  it('rooms, pages and policies are on their own pages', () => {
    const own = entries.filter(({ path }) => /^(rooms|pages|policies)\//.test(path));
    const found = own.map(({ path }) => [path, shownAt(path)?.address]);
    expect(found).toEqual(own.map((entry) => [entry.path, entry.shownAt]));
  });

  it('the policy of stays is on the page of terms', () => {
    expect(shownAt('policies/stay.md')?.address).toBe('/terms');
  });

  it('a field of a list that many pages share is on one that shows it', () => {
    const { first, address } = shownAt('amenities.json', ['roomAmenities']) ?? {};
    const page = pages.find((each) => each.address === address);
    expect(first?.path[0]).toBe('roomAmenities');
    expect(page?.texts.join('')).toContain(first?.words.replaceAll(' ', ''));
  });

  it('what no page shows is nowhere', () => {
    expect(whereShown(pages, [{ kind: 'text', words: 'Nobody says this anywhere.' }], '/')).toBeUndefined();
  });
});

describe('facts that a text may name', () => {
  it('have names and present values; a room’s own go first, and links only where a text has them', () => {
    const [{ slug = '' } = {}] = named.rooms;
    const [first] = factList(named, slug, false);
    expect(first?.words).toBe(named.roomFacts[slug]?.[first?.name ?? '']);
    const [{ id = '', name = '' } = {}] = named.places;
    const plain = factList(named, undefined, false);
    expect(plain).toContainEqual({ name: 'checkIn', label: 'Check in', words: named.facts?.checkIn });
    expect(plain.find((fact) => fact.name === `${id}.miles`)?.label).toBe(`${name}, miles`);
    const added = factList(named, undefined, true).slice(plain.length);
    expect(added.map((fact) => fact.name)).toEqual(['phoneLink', 'emailLink']);
  });
});
