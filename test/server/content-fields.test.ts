/** The fields of content: what becomes of their values, and error messages. */
import * as z from 'zod';
import { type References, unreadable } from '../../shared/content/references';
import { resolve } from '../../shared/content/resolve';
import * as allFields from '../../shared/schema/fields';

const fields = { ...allFields };

const facts: Record<string, string> = {
  brand: 'The Sea Inn',
  roomCount: '11',
  phone: '(1) 23',
  phoneNumber: '+123',
  email: 'a@b.example',
};
/** A lookup that knows these names only. */
const found = (names: readonly string[]) => (name: string) =>
  names.includes(name) ? ({ name } as never) : undefined;

const references: References = {
  fact: (name) => facts[name],
  picture: found(['pool', 'surf-poster', 'lone-poster']),
  film: (name) => (['surf', 'bare'].includes(name) ? `/media/${name}.mp4` : undefined),
  drawing: found(['map']),
  room: found(['king']),
  isHiddenRoom: (slug) => slug === 'loft',
  view: found(['lake']),
  place: found(['beach']),
  isInside: (path) => path === '/contact',
};

type Name = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends z.ZodType ? Name : never;
}[keyof typeof fields];

/** What becomes of a value, or what is wrong with it. */
function read(name: Name, value: unknown, more: Partial<References> = {}) {
  const schema: z.ZodType = fields[name];
  const { error, data } = schema.safeParse(value);
  const messages = error?.issues.map(({ message }) => message) ?? [];
  const resolved = resolve(schema, data ?? value, { ...references, ...more }, ({ message }) =>
    messages.push(message),
  );
  return messages.length > 0 ? messages : resolved;
}

const long = (count: number) => 'x'.repeat(count);
const room60 = 60 - ' | The Sea Inn'.length;

describe('a field', () => {
  it.each<[Name, unknown, unknown]>([
    ['text', ' {roomCount} rooms ', '11 rooms'],
    ['title', long(room60), long(room60)],
    ['description', long(70), long(70)],
    ['description', long(160), long(160)],
    ['picture', 'pool', { name: 'pool' }],
    ['film', 'surf', { mp4: '/media/surf.mp4', poster: { name: 'surf-poster' } }],
    ['drawing', 'map', { name: 'map' }],
    ['wholeRoom', 'king', { name: 'king' }],
    ['teaserRoom', 'king', { name: 'king' }],
    ['roomSlug', 'king', 'king'],
    ['place', 'beach', { name: 'beach' }],
    ['insideLink', '/contact?x=1#form', '/contact?x=1#form'],
    ['date', '2028-02-29', '2028-02-29'],
    ['id', 'small-words-2', 'small-words-2'],
    ['sample', true, true],
    ['sample', undefined, undefined],
    ['richText', 'See [{roomCount}](/contact)', ['See ', { text: '11', to: '/contact' }]],
    [
      'richText',
      '{phoneLink} {emailLink}',
      [{ text: '(1) 23', href: 'tel:+123' }, ' ', { text: 'a@b.example', href: 'mailto:a@b.example' }],
    ],
    [
      'meta',
      { title: 'A', description: long(70), changed: '2026-01-01' },
      { title: 'A', description: long(70), changed: '2026-01-01' },
    ],
    ['pageLink', { label: 'A', to: '/contact' }, { label: 'A', to: '/contact' }],
    [
      'pictureCard',
      { title: 'A', text: 'B', picture: 'pool' },
      { title: 'A', text: 'B', picture: { name: 'pool' } },
    ],
    ['film', 'lone', { poster: { name: 'lone-poster' } }],
    [
      'hero',
      { title: 'A', subtitle: 'B', picture: 'pool' },
      { title: 'A', subtitle: 'B', picture: { name: 'pool' } },
    ],
  ])('%s parses %j', (name, value, result) => {
    expect(read(name, value)).toEqual(result);
  });

  it.each<[Name, unknown, string]>([
    ['text', 7, 'must be a text'],
    ['text', '  ', 'must not be empty'],
    ['text', '{rooms}', 'has {rooms}, which is no known fact'],
    ['title', long(room60 + 1), "must have at most 60 characters with the hotel's name, and has 61"],
    ['description', long(69), 'must have 70 to 160 characters, and has 69'],
    ['description', long(161), 'must have 70 to 160 characters, and has 161'],
    ['picture', 'sea', 'must be one of the pictures'],
    ['picture', 7, 'must be one of the pictures'],
    ['film', 'sea', 'must be one of the films or pictures'],
    ['film', 'bare', 'must be one of the films or pictures'],
    ['drawing', 'sea', 'must be one of the drawings'],
    ['teaserRoom', 'sea', 'must be one of the rooms'],
    ['roomSlug', 'sea', 'must be one of the rooms'],
    ['wholeRoom', 'sea', 'must be one of the rooms'],
    ['roomSlug', 7, 'must be one of the rooms'],
    ['place', 'sea', 'must be one of the places'],
    ['insideLink', '/sea', 'must be an address of the site'],
    ['insideLink', 7, 'must be an address such as /gallery'],
    ['date', '2027-02-29', 'must be a date such as 2026-05-14'],
    ['id', 7, 'must be a text'],
    ...['Small', 'small-', '-small', 'a--b'].map((id): [Name, unknown, string] => [
      'id',
      id,
      'must be small letters, digits and single hyphens',
    ]),
    ['sample', false, 'must be true or left out'],
    ['richText', 7, 'must be a text'],
    ['richText', '[there](/sea)', 'has a link to /sea, which is no page of the site'],
    ['richText', '[there](/contact) {rooms}', 'has {rooms}, which is no known fact'],
  ])('%s rejects %j', (name, value, sentence) => {
    expect(read(name, value)).toEqual([sentence]);
  });

  it('reports neither names nor lengths that depend on a file that is invalid', () => {
    const nothing = (): typeof unreadable => unreadable;
    const more = { fact: nothing, room: nothing, view: nothing, place: nothing };
    expect(read('title', long(99), more)).toBeUndefined();
    expect(read('description', '{short}', more)).toBeUndefined();
    for (const name of ['teaserRoom', 'wholeRoom', 'roomSlug', 'view', 'place', 'roomKind'] as const)
      expect([name, read(name, 'sea', more)]).toEqual([name, undefined]);
  });

  it.each([
    [0, 'must be at least 1'],
    [1.5, 'must be a whole amount'],
    ['one', 'must be a whole amount'],
    [1001, 'must be at most 1,000'],
  ])('can be a whole amount from 1 to a maximum: not %j', (value, sentence) => {
    const number = fields.wholeAmount(1000);
    expect(number.safeParse(1000).data).toBe(1000);
    expect(number.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it('can be a list of fixed length', () => {
    const two = fields.exactly(2, z.string());
    expect(two.safeParse(['a', 'b']).success).toBe(true);
    const said = (value: unknown) => two.safeParse(value).error?.issues.map(({ message }) => message);
    expect([said(['a']), said(['a', 'b', 'c']), said({})]).toEqual([
      ['must have exactly 2 entries'],
      ['must have exactly 2 entries'],
      ['must be a list'],
    ]);
  });
});
