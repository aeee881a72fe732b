/** Error messages for owners: for each kind of invalid value in each file; and valid edge cases. */
import { ContentError } from '../../shared/content/contentError';
import { mapFile } from '../../shared/schema/map';
import { compiled, type Edits, errorsOf, source } from '../support/compile';
import { textsOf } from '../support/sample';
import { rooms, site } from '../support/small';

const slug = rooms[0]?.slug ?? '';
const room = `rooms/${slug}.json`;
const about = 'pages/about.json';
const terms = 'policies/terms.md';
const [picture] = source.pictures.keys();

/** Length of the brand in a title. */
const brandLength = ` | ${site.brand}`.length;

const review = { author: 'A', location: 'B', date: '2026-05', text: 'C', rating: 5, room: slug };
const reviews = (...more: object[]) =>
  JSON.stringify({ testimonials: more.map((each, at) => ({ ...review, id: `review-${at}`, ...each })) });

const job = {
  ...{ title: 'A', department: 'Desk', location: 'Town', description: 'B', employmentType: 'FULL_TIME' },
  ...{ pay: { from: 30, to: 30, per: 'HOUR' }, validThrough: '2027-01-01' },
};
const jobs = (...more: object[]) =>
  JSON.stringify({
    ...{ departments: ['Desk'], locations: ['Town'] },
    jobs: more.map((each, at) => ({ ...job, id: `job-${at}`, ...each })),
  });

const offer = (more: object) =>
  JSON.stringify({
    ...{ title: 'A', text: 'B', terms: ['C'], code: 'D', percent: 10, rooms: 'all', picture },
    ...{ firstDay: '2027-01-01', lastDay: '2027-01-01', ...more },
  });

const question = (id: string, answer = 'B') => ({ id, question: 'A', answer });
const topics =
  (...more: object[][]): Edits[string] =>
  (json) => {
    json.topics = more.map((questions, at) => ({ id: `topic-${at}`, heading: 'A', questions }));
  };

/**
 * By file: an edit and its error messages. What a field may hold is asked in content-fields.test.ts, and whether every
 * field is checked in content-files.test.ts; these are of one field alone, or follow from another file.
 */
const wrong: Record<string, [edit: Edits[string], ...sentences: string[]]> = {
  [about]: [
    (json) => {
      Object.assign(json.meta, { title: 'x'.repeat(61 - brandLength), tile: 'x', keywords: 'y' });
      json.hero.title = '{roomCont} rooms';
      json.legacy.paragraphs = [];
      json.local.heading = 'roomCount} rooms';
      json.stay.topics = [{ ...json.stay.topics[0], paragraphs: [] }, json.stay.topics[0]];
      json.closing.contact.to = `/${'x'.repeat(57)}`;
      json.closing.book.to = `/${'x'.repeat(58)}`;
    },
    "meta.title must have at most 60 characters with the hotel's name, and has 61",
    'meta.tile and meta.keywords are not known here',
    'hero.title has {roomCont}, which is no known fact',
    'legacy.paragraphs must have at least one entry',
    'local.heading has a brace without its partner',
    'stay.topics[1].paragraphs must have a paragraph',
    'stay.topics[2].id must not be "',
    // The message quotes the value unless it is too long.
    `closing.contact.to must be an address of the site, not "/${'x'.repeat(57)}"`,
    'closing.book.to must be an address of the site',
  ],
  'pages/home.json': [
    (json) => {
      json.rooms.rooms[2] = 'no-such-room';
      json.rooms.link.to = `/room/${slug}`;
    },
    'rooms.rooms[3] must be one of the rooms, not "no-such-room"',
    `rooms.link.to must be an address of the site, not "/room/${slug}"`,
  ],
  'pages/contact.json': ['{"meta": ', 'the file is no JSON: '],
  [terms]: [
    '## Rooms\n\nWe have {roomCont} and [more](/nowhere).',
    'heading "Rooms" needs an anchor, such as {#small-words}',
    'has {roomCont}, which is no known fact',
    'has a link to /nowhere, which is no page of the site',
  ],
  'policies/privacy.md': [
    '## Scope {#scope}\n\nWords.',
    'must begin with the name of a tab, such as # What We Collect {#collect}',
  ],
  'policies/stay.md': [
    'Words.\n\n# Stays {#stays}\n\n## Cancel {#cancel}\n\nWords.',
    'has words before its first heading, which its page does not show',
    'has a heading with one #, which only the privacy policy shows',
  ],
  'testimonials.json': [
    reviews({ rating: 6 }, { rating: 4.5 }, { date: '2026-13' }, { date: '2026-05-14' }),
    'testimonials[1].rating must be from 1 to 5, not 6',
    'testimonials[2].rating must be a whole number, not 4.5',
    'testimonials[3].date must be a month such as 2026-05, not "2026-13"',
    'testimonials[4].date must be a month such as 2026-05, not "2026-05-14"',
  ],
  'offers/code.json': [offer({ code: 'x'.repeat(21) }), 'code must have 1 to 20 letters, digits and hyphens'],
  'offers/days.json': [offer({ firstDay: '2027-01-02' }), 'lastDay must not come before the first'],
  'offers/rooms.json': [offer({ rooms: [] }), 'rooms must name a room, or be "all"'],
};

/** The same for files with facts that other texts use: those texts report no follow-up errors. */
const wrongFacts: typeof wrong = {
  'hotel.json': [
    (json) => {
      json.checkIn = '4 pm';
      json.reviews = 'http://reviews.example/';
      json.phone.display += '9';
    },
    'checkIn must be a time such as 16:00, not "4 pm"',
    'reviews must be an address such as https://www.example.com/, not "http://reviews.example/"',
    'phone.international must be the number that guests read, not ',
  ],
  'places.json': [({ places }) => (places[0].miles = 26), 'places[1].miles must be at most 20, not 26'],
  'jobs.json': [
    jobs({ validThrough: '2026-02-30' }, { pay: { from: 0, to: 'much', per: 'YEAR' } }),
    'jobs[1].validThrough must be a date such as 2026-05-14, not "2026-02-30"',
    'jobs[2].pay.from must be at least 1, not 0',
    'jobs[2].pay.to must be a whole amount, not "much"',
  ],
  [room]: [
    (json) => {
      Object.assign(json, {
        price: 99_999_999,
        prize: 1,
        view: 'lake',
        hidden: 'yes',
        slashRequired: false,
      });
      delete json.size;
    },
    'price must be at most 9,999,999, not 99999999',
    'prize is not known here',
    'view must be one of the views, not "lake"',
    'hidden must be true or false, not "yes"',
    'slashRequired must be true or left out, not false',
    'size is missing',
  ],
};

/** Rules between fields, checked once all fields of a file are valid. */
const wrongTogether: typeof wrong = {
  'jobs.json': [
    jobs({ department: 'Space' }, { location: 'Mars' }, { pay: { from: 2, to: 1, per: 'YEAR' } }),
    'jobs[1].department must be one of the departments, not "Space"',
    'jobs[2].location must be one of the locations, not "Mars"',
    'jobs[3].pay must not end below where it begins',
  ],
  'questions.json': [
    topics([question('one'), question('two'), question('two')], [question('topic-0')]),
    'topics[1].questions[3].id must not be "two", as another entry\'s is',
    'topics[2].questions[1].id must not be "topic-0", as another entry\'s is',
  ],
};

describe.each([
  ['texts', wrong],
  ['facts', wrongFacts],
  ['entries beside others', wrongTogether],
])('wrong %s', (_what, each) => {
  test('are reported together, with a message for each that names file and field', () => {
    const faults = errorsOf(Object.fromEntries(Object.entries(each).map(([file, [edit]]) => [file, edit])));
    const sentences = Object.entries(each).flatMap(([file, [, ...told]]) =>
      told.map((sentence) => `content/${file}: ${sentence}`),
    );
    // An open end matches any continuation.
    const isToldBy = (sentence: string, fault: string) =>
      / "?$/.test(sentence) ? fault.startsWith(sentence) : fault === sentence;
    expect({
      untold: sentences.filter((sentence) => !faults.some((fault) => isToldBy(sentence, fault))),
      unexpected: faults.filter((fault) => !sentences.some((sentence) => isToldBy(sentence, fault))),
    }).toEqual({ untold: [], unexpected: [] });
    expect(faults.join('')).not.toContain('\n');
  });
});

test('valid edge cases are accepted', () => {
  const edits: Edits = {
    [about]: ({ meta }) => {
      meta.title = 'x'.repeat(60 - brandLength);
      meta.description = `{roomCount}${'x'.repeat(160 - String(rooms.length).length)}`;
    },
    'jobs.json': jobs({}),
    'offers/one-day.json': offer({ code: 'x'.repeat(20), rooms: [slug] }),
    // In many countries numbers start with 0.
    'hotel.json': ({ phone }) =>
      Object.assign(phone, { display: '00 20 7946 0000', international: '+44-20-7946-0000' }),
  };
  expect(errorsOf(edits)).toEqual([]);
});

test('a description is not reported as too short if a fact is missing because of another file', () => {
  const description = `{fullName}${'x'.repeat(Math.max(0, 70 - site.fullName.length))}`;
  const edits: Edits = { [about]: ({ meta }) => Object.assign(meta, { description }) };
  expect(errorsOf(edits)).toEqual([]);
  expect(errorsOf({ ...edits, 'hotel.json': null })).toEqual(['content/hotel.json: the file is missing']);
});

test('pictures on the cards and the posters of films must exist', () => {
  const edits: Edits = {
    'hotel.json': (json) => (json.cardPicture = 'no-such-picture'),
    'pages/home.json': (json) => (json.hero.film = 'surf'),
  };
  expect(errorsOf(edits, { films: new Map([['surf', '/media/surf.mp4']]) })).toEqual([
    'content/hotel.json: cardPicture must be one of the pictures, not "no-such-picture"',
    'content/pages/home.json: hero.film must be one of the films or pictures, not "surf"',
  ]);
});

test('a drawn map has rows in both drawings, and a walk that is a path', () => {
  const json = JSON.parse(textsOf().content.get('map.json') ?? '');
  json.town.small.rows.length = 1;
  json.town.walk.path = '<b> M 0 0 <b>';
  expect(mapFile.safeParse(json).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    [
      ['town.small.rows', 'must have at least 2 entries'],
      ['town.walk.path', 'must be the data of an SVG path'],
    ],
  );
});

test('the thrown error has all messages, one per line', () => {
  const edits: Edits = { 'map.json': null, 'ui/sun.json': '{', 'places.json': '[]' };
  const thrown = () => compiled(edits);
  expect(thrown).toThrow(ContentError);
  expect(thrown).toThrow(errorsOf(edits).join('\n'));
  expect(errorsOf(edits)).toEqual([
    'content/map.json: the file is missing',
    'content/places.json: the file must have its fields in braces { }',
    expect.stringContaining('content/ui/sun.json: the file is no JSON: '),
  ]);
});
