/** How the text in content/ is resolved: tokens, links, tables, and changes that start on a given day. */
import { ContentError } from '../../../shared/content/contentError';
import { contentOn, contentOnAllDays } from '../../../shared/content/days';
import { compile, errorsOf, source } from '../../support/compile';
import { rooms, site } from '../../support/small-hotel';

const title = (text: string) => compile({ 'pages/faq.json': { title: text } }).pages.faq;
const line = (text: string) => compile({ 'pages/faq.json': { more: text } }).pages.faq;
const policy = (text: string) => compile({ 'policies/terms.md': text }).policies.terms;

it.each([
  ['{roomCount} rooms', '3 rooms'],
  ['{RoomCountInWords} rooms, {roomCountInWords} keys', 'Three rooms, three keys'],
  ['{rooms}: {harbor.rooms}, {garden.roomsInWords}', '3 rooms: 2 rooms, one room'],
  ['From {checkIn} on', 'From 3 p.m. on'],
  // The time already ends with a period, which is not doubled.
  ['From {checkIn}. Then', 'From 3 p.m. Then'],
  ['{harbor-suite.name}: {harbor-suite.rate}', 'Harbor Suite: from $400'],
  ['{pier.name}, {pier.street}, {pier.miles}; {placeCount}', 'The Pier, 1 Quay Street, 0.2; 3'],
  ['{PlacesInWords}: {places}', 'Three places: 3 places'],
  ['{rollaway-bed.price}', '$25 a night'],
])('resolves %j to %j', (text, becomes) => {
  expect(title(text)).toMatchObject({ title: becomes });
});

it('derives facts from hotel.json and amenities.json', () => {
  const { tokens: facts, hotel } = compile({
    'hotel.json': {
      'phone.display': '(760) 555-0199',
      'phone.international': '+1-760-555-0199',
      'address.street': '1 Sea Street',
      checkOut: '00:00',
      amenityFee: 7,
      occupancyTax: 12.5,
      languages: ['English', 'Greek'],
      'figures.ceremonySeats': '88',
    },
    'amenities.json': {
      'amenities.1': { text: 'Pool and hot tub', fee: true },
      'amenities.2': { text: 'TV Lounge', fee: true },
      'amenities.3': { text: '24-hour desk', fee: true },
    },
  });
  expect(facts).toMatchObject({
    address: expect.stringMatching(/^1 Sea Street, .*, ME 04101$/),
    phone: '(760) 555-0199',
    phoneNumber: '+17605550199',
    breakfastHours: '7:30 to 9:30 a.m.',
    checkOut: '12 a.m.',
    builtYear: '1921',
    amenityFee: '$7',
    occupancyTax: '12.5%',
    languages: 'English, Greek',
    ceremonySeats: '88',
    amenitiesInFee: 'pool and hot tub, TV Lounge, and 24-hour desk',
  });
  expect(hotel).toMatchObject({ addressLine: facts.address, phone: { href: 'tel:+17605550199' } });
});

it('formats amounts, sizes, and times in another locale', () => {
  const locale = { language: 'en-GB', currency: 'EUR', timeZone: 'UTC', units: 'meters' };
  const { tokens: facts, roomTokens: ownFacts, hotel } = compile({ 'hotel.json': { locale } });
  expect(facts).toMatchObject({ amenityFee: '€10', lowestRate: '€200', checkIn: '15:00' });
  expect(ownFacts['harbor-suite']?.size).toBe('56 m²');
  expect(hotel.money.before).toBe('€');
});

it('formats numbers with decimals in another language', () => {
  const { tokens: facts } = compile({ 'hotel.json': { 'locale.language': 'de', occupancyTax: 12.5 } });
  expect(facts).toMatchObject({ occupancyTax: '12,5\u00A0%', 'pier.miles': '0,2' });
});

it('resolves a room’s own tokens in its file', () => {
  const subtitle = '{bed}, {view}, {size}, {rate}, {sleeps}, {SleepsInWords}';
  const { roomPages } = compile({ 'rooms/harbor-suite.json': { 'page.subtitle': subtitle } });
  expect(roomPages['harbor-suite']?.subtitle).toBe(
    'King Bed, Harbor View, 600 sq ft, from $400, 1–3 guests, Three',
  );
});

it.each([
  ['Plain words, {roomCount}.', ['Plain words, 3.']],
  ['Write [to us](/contact).', ['Write ', { text: 'to us', to: '/contact' }, '.']],
  ['[All {roomCount}](/contact?x=1#form)', [{ text: 'All 3', to: '/contact?x=1#form' }]],
  [
    '[Call](tel:1) [us](mailto:a@b.example)',
    [{ text: 'Call', href: 'tel:1' }, ' ', { text: 'us', href: 'mailto:a@b.example' }],
  ],
  ['Call {phoneLink}', ['Call ', { text: '(207) 555-0122', href: 'tel:+12075550122' }]],
  ['{emailLink}', [{ text: site.email, href: `mailto:${site.email}` }]],
  ['A \\* star & an ampersand', ['A * star & an ampersand']],
])('parses text and links in %j', (text, becomes) => {
  expect(line(text)).toMatchObject({ more: becomes });
});

it.each<[string, string, unknown]>([
  ['a paragraph', 'First {roomCount}.', { kind: 'paragraph', text: ['First 3.'] }],
  [
    'a list',
    '- One\n\n- Two [here](/contact)\n',
    { kind: 'list', items: [['One'], ['Two ', { text: 'here', to: '/contact' }]] },
  ],
  [
    'definitions',
    '- **One: late:** first {roomCount}\n- **Two:** [here](/contact)\n',
    {
      kind: 'definitions',
      items: [
        { term: 'One: late', text: ['first 3'] },
        { term: 'Two', text: ['', { text: 'here', to: '/contact' }] },
      ],
    },
  ],
  [
    'a table',
    'Table: What {roomCount} cost\n\n| What | Price |\n| --- | --- |\n| Tea | {roomCount} |\n',
    { kind: 'table', caption: 'What 3 cost', columns: ['What', 'Price'], rows: [[['Tea'], ['3']]] },
  ],
])('parses %s in Markdown', (_, text, block) => {
  expect(policy(text)).toMatchObject({ intro: [block] });
});

it('groups Markdown by headings', () => {
  expect(policy('## A {#a}\n\nText.\n\n## B {roomCount} {#b}\n')?.groups).toEqual([
    {
      id: '',
      label: '',
      sections: [
        { id: 'a', heading: 'A', blocks: [{ kind: 'paragraph', text: ['Text.'] }] },
        { id: 'b', heading: 'B 3', blocks: [] },
      ],
    },
  ]);
  const tabs = '# One {#one}\n\n## A {#a}\n\n# Two {#two}\n';
  const { groups } = compile({ 'policies/privacy.md': tabs }).policies.privacy ?? {};
  expect(groups?.map(({ id, label, sections }) => [id, label, sections.length])).toEqual([
    ['one', 'One', 1],
    ['two', 'Two', 0],
  ]);
});

it('makes anchors for headings without one, each of them unique', () => {
  const text = '## Dogs & Cats\n\n## Été {#dogs-cats-2}\n\n## Dogs & Cats\n\n## 海\n\n## 山\n';
  expect(policy(text)?.groups[0]?.sections.map(({ id }) => id)).toEqual([
    'dogs-cats',
    'dogs-cats-2',
    'dogs-cats-3',
    'section',
    'section-2',
  ]);
});

it('reads two spaces at the end of a line as one space', () => {
  expect(policy('One  \ntwo')).toMatchObject({ intro: [{ text: ['One two'] }] });
});

it('accepts valid edge cases', () => {
  const edits = {
    'pages/about.json': {
      'meta.title': 'x'.repeat(60 - ` | ${site.brand}`.length),
      'meta.description': `{roomCount}${'x'.repeat(159)}`,
    },
    'offers/two-nights.json': {
      code: 'x'.repeat(20),
      terms: ['10% off, from 2 nights, booked by December 31, 2099, or on January 1, for two nights.'],
    },
    // In many countries, phone numbers start with 0.
    'hotel.json': { 'phone.display': '00 20 7946 0000', 'phone.international': '+44-20-7946-0000' },
  };
  expect(errorsOf(edits)).toEqual([]);
});

describe('content/from/', () => {
  const file = `rooms/${rooms[0]?.slug}.json`;
  const withPrices = (prices: Record<string, unknown>) => ({
    ...source,
    files: new Map([
      ...source.files,
      ...Object.entries(prices).map(
        ([day, price]) => [`from/${day}.json`, JSON.stringify({ [file]: { price } })] as const,
      ),
    ]),
  });

  it('applies changes starting on their day', () => {
    const changing = withPrices({ '2090-01-02': 901, '2090-01-04': 902 });
    const days = ['2090-01-01', '2090-01-02', '2090-01-03', '2090-01-05'];
    expect(days.map((day) => contentOn(changing, day).rooms[0]?.price)).toEqual([
      rooms[0]?.price,
      901,
      901,
      902,
    ]);
  });

  it.each(['2090-1-2', '2090-02-30', '2090-01-03--2090-01-02', 'soon'])(
    'reports a file named %s, which isn’t a valid date',
    (name) => {
      expect(() => contentOnAllDays(withPrices({ [name]: 901 }))).toThrow(
        expect.objectContaining({
          errors: [expect.stringMatching(`^content/from/${name}.json: must be named after a day, such as`)],
        }),
      );
    },
  );

  it('reports errors with their day', () => {
    expect(() => contentOnAllDays(withPrices({ '2090-01-02': 'abc' }))).toThrow(
      new ContentError([`content/${file}: price must be a whole amount, not "abc" (from 2090-01-02)`]),
    );
  });
});
