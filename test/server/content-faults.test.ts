import { type Edits, faultsOf } from '../support/compile';
import { roomSlugs, rooms, site } from '../support/content';

const [slug = '', otherSlug = ''] = roomSlugs;
const room = `rooms/${slug}.json`;
const otherRoom = `rooms/${otherSlug}.json`;
const about = 'pages/about.json';
const terms = 'policies/terms.md';

/** As many characters as there are before a title's brand. */
const brandLength = ` | ${site.brand}`.length;

describe('the content', () => {
  it('has no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  const cases: [what: string, edits: Edits, fault: string][] = [
    [
      'a price in words',
      { [room]: (json) => (json.price = 'abc') },
      `content/${room}: price must be a whole number of dollars, not "abc"`,
    ],
    [
      'a price with cents',
      { [room]: (json) => (json.price = 99.5) },
      `content/${room}: price must be a whole number of dollars, not 99.5`,
    ],
    [
      'a price below nothing',
      { [room]: (json) => (json.price = -1) },
      `content/${room}: price must be a whole number of dollars, not -1`,
    ],
    ['no price', { [room]: (json) => delete json.price }, `content/${room}: price is missing`],
    [
      'a value that is none of the known ones',
      { [room]: (json) => (json.view = 'garden') },
      `content/${room}: view must be ocean or park, not "garden"`,
    ],
    [
      'a telephone number that is read, and another that is dialed',
      { 'site.json': (json) => (json.phone.display = '(760) 555-0199') },
      'content/site.json: phone.international must be the number that phone.display shows, not ',
    ],
    ['an empty text', { [room]: (json) => (json.name = ' ') }, `content/${room}: name must not be empty`],
    [
      'a number where a text belongs',
      { [about]: (json) => (json.hero.title = 7) },
      `content/${about}: hero.title must be a text, not 7`,
    ],
    [
      'a fault in an entry of a list, counted from 1',
      { [room]: (json) => (json.page.facts[1].label = '') },
      `content/${room}: page.facts[2].label must not be empty`,
    ],
    ['an unknown field', { [room]: (json) => (json.prize = 1) }, `content/${room}: prize is not known here`],
    [
      'two unknown fields in a field',
      { [about]: (json) => Object.assign(json.meta, { tile: 'x', keywords: 'y' }) },
      `content/${about}: meta.tile and meta.keywords are not known here`,
    ],
    ['a file without JSON', { [about]: '{"meta": ' }, `content/${about}: the file is no JSON: `],
    ['a room without JSON', { [room]: '{"name": "A" "B"}' }, `content/${room}: the file is no JSON: `],
    ['a list in place of a file', { 'places.json': '[]' }, 'content/places.json: the file '],
    [
      'an unknown token',
      { [about]: (json) => (json.hero.title = '{roomCont} rooms') },
      `content/${about}: hero.title has the unknown token {roomCont}`,
    ],
    [
      'a token of an unknown place',
      { [about]: (json) => (json.hero.title = '{no-such-beach.miles} miles') },
      `content/${about}: hero.title has the unknown token {no-such-beach.miles}`,
    ],
    [
      'a brace that stays open',
      { [about]: (json) => (json.hero.title = '{roomCount rooms') },
      `content/${about}: hero.title has a brace without its partner`,
    ],
    [
      'a brace that was never opened',
      { [about]: (json) => (json.hero.title = 'roomCount} rooms') },
      `content/${about}: hero.title has a brace without its partner`,
    ],
    [
      'a dead inside link',
      { [about]: (json) => (json.closing.contact.to = '/contacts') },
      `content/${about}: closing.contact.to must be an address of the site, not "/contacts"`,
    ],
    [
      'a link to a room that is not there',
      { [about]: (json) => (json.closing.contact.to = '/room/no-such-room/') },
      `content/${about}: closing.contact.to must be an address of the site, not "/room/no-such-room/"`,
    ],
    [
      'a dead link in a line of Markdown',
      { 'questions.json': (json) => (json.topics[0].questions[0].answer = 'See [there](/nowhere#x).') },
      'content/questions.json: topics[1].questions[1].answer has a link to /nowhere#x, which is no page of the site',
    ],
    [
      'a dead link in a policy',
      { [terms]: '## Links {#links}\n\nSee [there](/nowhere).' },
      `content/${terms}: has a link to /nowhere, which is no page of the site`,
    ],
    [
      'an unknown token in a policy',
      { [terms]: '## Rooms {#rooms}\n\nWe have {roomCont}.' },
      `content/${terms}: has the unknown token {roomCont}`,
    ],
    [
      'a heading without its anchor',
      { [terms]: '## Rooms\n\nWe have some.' },
      `content/${terms}: heading "Rooms" needs an anchor, such as {#small-words}`,
    ],
    [
      'an unknown picture',
      { [about]: (json) => (json.hero.picture = 'no-such-picture') },
      `content/${about}: hero.picture must be the name of a picture in media/, not "no-such-picture"`,
    ],
    [
      'an unknown picture on the cards',
      { 'site.json': (json) => (json.cardPicture = 'no-such-picture') },
      'content/site.json: cardPicture must be the name of a picture in media/, not "no-such-picture"',
    ],
    [
      'an unknown film',
      { 'pages/home.json': (json) => (json.hero.film = 'no-such-film') },
      'content/pages/home.json: hero.film must be the name of a film in media/, not "no-such-film"',
    ],
    [
      'an unknown room',
      { 'pages/home.json': (json) => (json.rooms.rooms[2] = 'no-such-room') },
      'content/pages/home.json: rooms.rooms[3] must be the name of a file in content/rooms, not "no-such-room"',
    ],
    [
      'an unknown room of the measures',
      { 'hotel.json': (json) => (json.accessibility.room = 'no-such-room') },
      'content/hotel.json: accessibility.room must be the name of a file in content/rooms, not "no-such-room"',
    ],
    [
      'an unknown place',
      { 'pages/neighborhood.json': (json) => (json.categories[0].places[0] = 'no-such-place') },
      'content/pages/neighborhood.json: categories[1].places[1] must be the name of a place in content/places.json, not "no-such-place"',
    ],
    [
      'an entry too few',
      { [about]: (json) => json.legacy.paragraphs.pop() },
      `content/${about}: legacy.paragraphs must have exactly 3 entries`,
    ],
    [
      'an entry too many',
      { [about]: (json) => json.legacy.paragraphs.push('More.') },
      `content/${about}: legacy.paragraphs must have exactly 3 entries`,
    ],
    [
      'too many facts of a room',
      { [room]: (json) => (json.page.facts = Array(6).fill({ label: 'A', value: 'B' })) },
      `content/${room}: page.facts must have at most 5 entries`,
    ],
    [
      'a title that search results would cut',
      { [about]: (json) => (json.meta.title = 'x'.repeat(61 - brandLength)) },
      `content/${about}: meta.title must have at most 60 characters with the hotel's name, and has 61`,
    ],
    [
      'a description that is too short',
      { [about]: (json) => (json.meta.description = 'x'.repeat(69)) },
      `content/${about}: meta.description must have 70 to 160 characters, and has 69`,
    ],
    [
      'a description that is too long',
      { [about]: (json) => (json.meta.description = 'x'.repeat(161)) },
      `content/${about}: meta.description must have 70 to 160 characters, and has 161`,
    ],
    [
      'a time that is none',
      { 'site.json': (json) => (json.checkIn = '4 pm') },
      'content/site.json: checkIn must be a time such as 16:00, not "4 pm"',
    ],
    [
      'an insecure web address',
      { 'site.json': (json) => (json.reviews = 'http://reviews.example/') },
      'content/site.json: reviews must be an address such as https://www.example.com/, not "http://reviews.example/"',
    ],
    [
      'a place beyond a walk',
      { 'places.json': (json) => (json.places[0].miles = 1.6) },
      'content/places.json: places[1].miles must be at most 1.5, not 1.6',
    ],
    [
      'a job of an unknown department',
      { 'jobs.json': (json) => (json.jobs[0].department = 'Space') },
      'content/jobs.json: jobs[1].department must be one of departments, not "Space"',
    ],
    [
      'a job that ends before it begins',
      {
        'jobs.json': (json) =>
          Object.assign(json.jobs[0], { datePosted: '2026-02-02', validThrough: '2026-02-01' }),
      },
      'content/jobs.json: jobs[1].validThrough must not come before datePosted',
    ],
    [
      'a day that is in no calendar',
      { 'jobs.json': (json) => (json.jobs[0].datePosted = '2026-02-30') },
      'content/jobs.json: jobs[1].datePosted must be a date such as 2026-05-14, not "2026-02-30"',
    ],
  ];
  it.each(cases)('with %s has that one fault, which names file and field', (_what, edits, fault) => {
    const faults = faultsOf(edits);
    const isExact = !fault.endsWith(' ');
    expect(faults).toEqual([isExact ? fault : expect.stringContaining(fault)]);
    expect(faults[0]).not.toContain('\n');
  });

  it('takes a title and a description of the allowed length, tokens replaced', () => {
    const edits: Edits = {
      [about]: (json) => {
        json.meta.title = 'x'.repeat(60 - brandLength);
        json.meta.description = `{roomCount}${'x'.repeat(160 - String(rooms.length).length)}`;
      },
    };
    expect(faultsOf(edits)).toEqual([]);
  });

  it('does not call a description too short for a fact that another file leaves out', () => {
    const description = `{fullName}${'x'.repeat(70 - site.fullName.length)}`;
    const edits: Edits = { [about]: (json) => Object.assign(json.meta, { description }) };
    expect(faultsOf(edits)).toEqual([]);
    expect(faultsOf({ ...edits, 'site.json': null })).toEqual(['content/site.json: the file is missing']);
  });

  it('says at once what is wrong with all fields of all files', () => {
    const faults = faultsOf({
      [room]: (json) => {
        json.price = 'abc';
        json.page.facts[0].label = '';
      },
      [otherRoom]: (json) => (json.view = 'garden'),
      [about]: '{',
      [terms]: '## Rooms\n\nWe have {roomCont} and [more](/nowhere).',
      'site.json': (json) => (json.checkIn = 4),
    });
    expect([...faults].sort()).toEqual(
      [
        expect.stringContaining(`content/${about}: the file is no JSON`),
        `content/${terms}: has a link to /nowhere, which is no page of the site`,
        `content/${terms}: heading "Rooms" needs an anchor, such as {#small-words}`,
        `content/${room}: page.facts[1].label must not be empty`,
        `content/${room}: price must be a whole number of dollars, not "abc"`,
        `content/${otherRoom}: view must be ocean or park, not "garden"`,
        'content/site.json: checkIn must be a time such as 16:00, not 4',
      ].sort(),
    );
  });
});
