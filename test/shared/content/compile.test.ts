/** Mistakes in content/, each with the only error that the owner sees. */
import { compile, type Edits, errorsOf, type Values } from '../../support/compile';

const { hotel: site } = compile({});
const x = (count: number) => 'x'.repeat(count);
const titleLength = 60 - ` | ${site.brand}`.length;

const says = (sentence: string): Values => ({ 'terms.0': sentence });

/** Changes and their errors, by file. */
const mistakes: Record<string, [change: string | null | Values, error: string][]> = {
  'pages/about.json': [
    [{ 'hero.title': 7 }, 'hero.title must be text, not 7'],
    [{ 'hero.title': '  ' }, 'hero.title must not be empty'],
    [{ 'hero.title': '{roomCont} rooms' }, 'hero.title has {roomCont}, which is not a known fact'],
    [{ 'hero.title': 'roomCount} rooms' }, 'hero.title has an unmatched brace'],
    [{ 'hero.title': '{constructor}' }, 'hero.title has {constructor}, which is not a known fact'],
    [{ 'hero.picture': 'sea' }, 'hero.picture must be one of the pictures, not "sea"'],
    [
      { 'meta.title': x(titleLength + 1) },
      "meta.title must have at most 60 characters with the hotel's name, but has 61",
    ],
    [{ 'meta.description': x(69) }, 'meta.description must have 70 to 160 characters, but has 69'],
    [{ 'meta.description': x(161) }, 'meta.description must have 70 to 160 characters, but has 161'],
    [{ 'meta.tile': 'x', 'meta.tags': 'y' }, 'meta.tile and meta.tags are not known fields'],
    [{ 'legacy.paragraphs': [] }, 'legacy.paragraphs must have at least one entry'],
    [{ 'closing.book.to': '/sea' }, 'closing.book.to must be the address of a page on this site, not "/sea"'],
    [{ 'closing.book.to': 7 }, 'closing.book.to must be an address such as /gallery, not 7'],
  ],
  'pages/home.json': [
    [{ 'hero.film': 'sea' }, 'hero.film must be one of the films or pictures, not "sea"'],
    [{ 'meta.changed': '2027-02-29' }, 'meta.changed must be a date such as 2026-05-14, not "2027-02-29"'],
  ],
  'pages/neighborhood.json': [
    [{ 'categories.0.places.0': 'sea' }, 'categories[1].places[1] must be one of the places, not "sea"'],
    [{ map: { title: 'A', text: 'B' } }, 'map must be present if and only if content/map.json has town'],
  ],
  'pages/contact.json': [
    [null, 'the file is missing'],
    ['[]', 'the file must be a group of fields in braces { }'],
    [{ hidden: true }, 'hidden is not a known field'],
  ],
  'hotel.json': [
    [
      { checkIn: '10:00', checkOut: '10:30' },
      'checkIn must not be before check-out: the last guests are still in their rooms',
    ],
    [{ checkIn: '4 pm' }, 'checkIn must be a time such as 16:00, not "4 pm"'],
    [
      { reviews: 'http://a.example/' },
      'reviews must be an address such as https://www.example.com/, not "http://a.example/"',
    ],
    [
      { 'phone.display': '1' },
      'phone.international must be the number that guests see, not "+1-207-555-0122"',
    ],
    [{ cardPicture: 'sea' }, 'cardPicture must be one of the pictures, not "sea"'],
    [{ 'locale.language': 'en_US' }, 'locale.language must be a language such as en-US, not "en_US"'],
    [{ 'locale.currency': 'dollars' }, 'locale.currency must be a currency such as USD, not "dollars"'],
  ],
  'navigation.json': [
    [{ 'left.0.to': '/sea' }, 'left[1].to must be the address of a page on this site, not "/sea"'],
  ],
  'places.json': [
    [{ 'places.0.miles': undefined }, 'places[1].miles is missing'],
    [{ 'places.0.why': '' }, 'places[1].why must not be empty'],
    [{ 'places.0.miles': 26 }, 'places[1].miles must be at most 20, not 26'],
    [{ 'places.1.id': 'pier' }, `places[2].id must not be "pier": another entry already uses it`],
    [
      { 'places.1.id': 'Pier' },
      'places[2].id must be lowercase letters, digits and single hyphens, not "Pier"',
    ],
  ],
  'testimonials.json': [
    [{ 'testimonials.0.rating': 6 }, 'testimonials[1].rating must be at most 5, not 6'],
    [{ 'testimonials.0.sample': false }, 'testimonials[1].sample must be true or left out, not false'],
  ],
  'jobs.json': [
    [{ 'jobs.0.pay.from': 0 }, 'jobs[1].pay.from must be at least 1, not 0'],
    [{ 'jobs.0.pay.to': 'much' }, 'jobs[1].pay.to must be a whole amount, not "much"'],
    [{ 'jobs.0.pay.to': 2 }, 'jobs[1].pay must not end lower than it starts'],
    [{ 'jobs.0.department': 'Space' }, 'jobs[1].department must be one of the departments, not "Space"'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'the file is nested more than 32 levels deep'],
  ],
  'rooms/harbor-suite.json': [
    [
      { 'page.sharedPictures': ['east', 'east'] },
      'page.sharedPictures[2] must not be "east": another entry already uses it',
    ],
    [{ price: 999_999_999 }, 'price must be at most 99,999,999, not 999999999'],
    [{ view: 'lake' }, 'view must be one of the views, not "lake"'],
    [{ hidden: 'yes' }, 'hidden must be true or false, not "yes"'],
    [{ pictures: undefined }, 'its first picture media/harbor-suite-1.jpg is missing'],
    [
      { formerSlugs: ['garden-king'] },
      'formerSlugs[1] must not be "garden-king": content/rooms/garden-king.json has that address',
    ],
    [{ size: 590 }, 'plan is 600 square feet, but size is 590'],
    [{ bedType: 'double-queen' }, 'plan shows 1 bed, but bedType is double-queen'],
    [{ hasSofaBed: true }, 'plan shows no sofa bed, but hasSofaBed is true'],
    [
      { 'plan.pieces.1.kind': 'sofa-bed', hasKitchenette: false },
      'plan shows a sofa bed, but hasSofaBed is false',
    ],
    [{ 'plan.pieces.0.x': -0.3 }, 'plan has “King bed” extending outside the room'],
    [
      { 'plan.drawing': { picture: 'north', pixelsPerFoot: 2, corner: [20, 80] }, 'plan.pieces.5.x': -11 },
      'plan has “Balcony” outside its drawing',
    ],
  ],
  'offers/two-nights.json': [
    [{ code: x(21) }, 'code must have 1 to 20 letters, digits or hyphens'],
    [{ lastDay: '2019-12-31' }, 'lastDay must not be before the first day'],
    [{ rooms: ['loft'] }, 'rooms[1] must be one of the rooms, not "loft"'],
    [
      { rooms: ['garden-king', 'garden-king'] },
      'rooms[2] must not be "garden-king": another entry already uses it',
    ],
    [{ percent: undefined }, 'the file must have either a percentage or free nights, not both'],
    [{ percent: undefined, freeNights: 2 }, 'nights.atLeast must be more than the free nights, not 2'],
    [{ firstNight: '2027-05-02', lastNight: '2027-05-01' }, 'lastNight must not be before the first night'],
    [says('Book by December 30, 2099.'), 'terms[1] says “December 30, 2099”, which doesn’t match its rules'],
    [says('Save 15% on every night.'), 'terms[1] says “15%”, which doesn’t match its rules'],
    [says('For three nights or more.'), 'terms[1] says “three nights”, which doesn’t match its rules'],
    [{ text: 'Book 60 days before you come.' }, 'text says “60 days”, which doesn’t match its rules'],
  ],
};

describe.each(Object.entries(mistakes))('%s', (file, rows) => {
  it.each(rows.map(([change, error]) => ({ change, error })))('$error', ({ change, error }) => {
    expect(errorsOf({ [file]: change })).toEqual([`content/${file}: ${error}`]);
  });
});

const careers = '/careers';
const linkToCareers: Edits = { 'pages/faq.json': { more: `See [it](${careers}).` } };
const hiddenCareers: Edits = { 'pages/careers.json': JSON.stringify({ hidden: true }) };

describe('an error that depends on two files', () => {
  it.each<[edits: Edits, ...errors: string[]]>([
    [
      { ...linkToCareers, ...hiddenCareers },
      `pages/faq.json: more has a link to ${careers}, which is not a page on this site`,
    ],
    [
      { 'rooms/harbor-suite.json': { formerSlugs: ['gone'] }, 'removed-rooms.json': { slugs: ['gone'] } },
      'removed-rooms.json: slugs[1] must not be "gone": content/rooms/harbor-suite.json had that address',
    ],
    [
      {
        'pages/rooms.json': {
          'story.viewer': { note: 'A', label: 'B', title: 'C', failure: 'D' },
          compare: undefined,
        },
      },
      'pages/rooms.json: story.viewer must be left out: content/viewer.json has no frames',
      'pages/room.json: plan.compare must be left out: content/pages/rooms.json has no compare',
    ],
    [
      {
        'rooms/harbor-suite.json': {
          seasons: [
            { from: '2027-06-01', to: '2027-08-31', price: 900 },
            { from: '2027-08-31', to: '2027-09-30', price: 900 },
            { from: '2027-12-31', to: '2027-12-20', price: 900 },
          ],
        },
      },
      'rooms/harbor-suite.json: seasons[2].from must not be in another season, which is from 2027-06-01 to 2027-08-31',
      'rooms/harbor-suite.json: seasons[3].to must not be before the first night',
    ],
    [
      { 'rooms/garden-king.json': { seasons: [{ from: '2027-01-01', to: '2027-02-28', price: 1 }] } },
      'rooms/garden-king.json: seasons[1].price must be at least 200, the room’s price, which guests see as “From”, not 1',
    ],
    [
      {
        'hotel.json': { amenityFee: 0 },
        'amenities.json': { amenityFeeNote: 'A' },
        'policies/terms.md': 'A',
      },
      'amenities.json: amenityFeeNote must be left out and no amenity marked: content/hotel.json has no amenityFee',
    ],
    [
      {
        'amenities.json': { petPolicy: 'Pets pay {petFee}.' },
        'pages/home.json': { 'intro.text': '{AmenitiesInFee}' },
      },
      'amenities.json: petPolicy has {petFee}, which is not a known fact',
    ],
    [
      { 'map.json': null, 'places.json': '[]' },
      'map.json: the file is missing',
      'places.json: the file must be a group of fields in braces { }',
    ],
  ])('is reported for %j', (edits, ...errors) => {
    const all = errors.map((error) => `content/${error}`);
    expect(errorsOf(edits)).toEqual(all);
    expect(() => compile(edits)).toThrow(all.join('\n'));
  });

  it('is not reported for either edit alone', () => {
    for (const edits of [linkToCareers, hiddenCareers]) expect(errorsOf(edits)).toEqual([]);
  });
});

const rooms = ['garden-king', 'harbor-queen', 'harbor-suite'].map((name) => `rooms/${name}.json`);

it.each<[string, Edits[string], string]>([
  ['hidden', { hidden: true }, 'room that is not hidden'],
  ['missing', null, 'file'],
])('rejects a hotel whose rooms are all %s', (_, edit, what) => {
  expect(errorsOf(Object.fromEntries(rooms.map((file) => [file, edit])))).toContain(
    `content/rooms: must have at least one ${what}`,
  );
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
