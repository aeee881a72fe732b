/** A refused save returns all reasons in the owner's terms, each with the path of its field. */
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
const room = 'rooms/the-enci-king.json';
const offer = 'offers/midweek.json';

// biome-ignore lint/suspicious/noExplicitAny: files have any shape
type Value = any;

/** Tries to save a changed form. @returns the reasons for the refusal, each with the path of its field */
async function reasons(file: string, change: (value: Value) => void): Promise<[string, string][]> {
  const { hash, value } = (await desk.get(`/api/content/${file}`)).body;
  change(value);
  const { body } = await desk.put(`/api/content/${file}`, { hash, value });
  return body.errors.map((each: Value) => [each.words, [each.file, ...each.path].join('.')]);
}

it.each<[string, string, (value: Value) => void, string, string]>([
  [
    'a paragraph by its text',
    'pages/about.json',
    ({ legacy }) => void legacy.paragraphs.splice(1, 1, 'One {nix}.'),
    'Paragraphs “One [Nix].”: has [Nix], which is not a known fact',
    'pages/about.json.legacy.paragraphs.1',
  ],
  [
    'that an entry is empty',
    room,
    ({ page }) => void page.features.splice(2, 1, ''),
    'Page, Features (empty): must not be empty',
    `${room}.page.features.2`,
  ],
  [
    'that a new entry is empty',
    'questions.json',
    ({ topics }) => void topics[0].questions.push({ question: '', answer: '' }),
    'Questions (empty), Question: must not be empty',
    'questions.json.topics.0.questions.17.question',
  ],
  [
    'the labels of fields that disagree',
    'rooms/the-handi-enci-double-queen-suite-with-kitchenette.json',
    (value) => void Object.assign(value, { bedType: 'king' }),
    'Plan: shows 2 beds, but “Bed type” is king',
    'rooms/the-handi-enci-double-queen-suite-with-kitchenette.json.plan',
  ],
  [
    'the room that already has an address',
    room,
    (value) => void Object.assign(value, { formerSlugs: ['shore-thing-king'] }),
    'must not be “Shore Thing King”: “Shore Thing King” has that address',
    `${room}.formerSlugs.0`,
  ],
  [
    'the sentence that an offer’s rules contradict',
    offer,
    (value) => void Object.assign(value, { percent: 20 }),
    'Terms “15% off the nightly rate, amenity fee included; rollaway bed…”: says “15%”, which doesn’t match its rules',
    `${offer}.terms.0`,
  ],
  [
    'both rules that an offer can’t combine',
    offer,
    (value) => void Object.assign(value, { freeNights: 1 }),
    'Midweek Stay: must have either a percentage or free nights, not both',
    offer,
  ],
  [
    'the entry that has an invalid date',
    offer,
    ({ blackouts }) => void Object.assign(blackouts[0], { lastNight: '2026-12-01' }),
    'Blackouts “December 20, 2026”, Last night: must not be before the first night',
    `${offer}.blackouts.0.lastNight`,
  ],
])('mentions %s', async (_, file, change, words, place) => {
  expect(await reasons(file, change)).toContainEqual([expect.stringContaining(words), place]);
});

it('lists every room and page that still refers to a removed place', async () => {
  const found = await reasons('places.json', ({ places }) => void places.splice(0, 1));
  const files = new Set(found.map(([, place]) => place.split('.')[0]));
  expect([...files]).toEqual(expect.arrayContaining(['rooms/the-enci-king', 'pages/neighborhood']));
});

it('mentions the name of a removed view that rooms still have', async () => {
  const views = desk.json('content/views.json').views;
  const words = (await reasons('views.json', (value) => void value.views.splice(0, 1))).map(([each]) => each);
  expect(words).toContainEqual(expect.stringContaining(`not “${views[0].name}”`));
});
