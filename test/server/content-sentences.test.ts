/** What an owner reads who has typed the wrong kind of thing, in whatever field of whatever file. */
import { ContentError } from '../../shared/content/faults';
import { compiled, contentFiles, type Edits, faultsOf, jsonOf, source } from '../support/compile';
import { roomSlugs } from '../support/content';

type Path = readonly (string | number)[];

const files = contentFiles.filter((path) => path.endsWith('.json'));

/** Where in a file a text, a number, or a yes or no stands. */
const leavesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

/** The place, and the lists and groups of fields that it is in: 'page.facts[1].label', 'page.facts[1]', ... */
const namesOf = (path: Path): string[] =>
  path.map((_, index) =>
    path
      .slice(0, path.length - index)
      .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
      .join('')
      .slice(1),
  );

/** The same with something in all those places that belongs in none of them. */
const spoiled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return {};
  if (Array.isArray(value)) return value.map(spoiled);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoiled(each)]));
};

test('every field of every file says what it must be, where something else stands in it', () => {
  const faults = faultsOf(
    Object.fromEntries(files.map((file) => [file, JSON.stringify(spoiled(jsonOf(file)))])),
  );
  const told = new Set(faults.map((fault) => fault.replace(/ must be \S.*$/, ' must be')));
  const untold = files.flatMap((file) =>
    leavesOf(jsonOf(file))
      .map(namesOf)
      .filter((names) => !names.some((name) => told.has(`content/${file}: ${name} must be`)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(untold).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: edits reach into files of every shape, and make them wrong on purpose
type Any = any;

const [slug = ''] = roomSlugs;

/** By file: what has the right kind and is wrong all the same, each with its sentence. */
const wrong: Record<string, [edit: (json: Any) => unknown, sentence: string][]> = {
  'testimonials.json': [
    [({ testimonials: [one] }) => (one.rating = 0), 'testimonials[1].rating must be from 1 to 5, not 0'],
    [({ testimonials: [, two] }) => (two.rating = 6), 'testimonials[2].rating must be from 1 to 5, not 6'],
    [
      ({ testimonials: [, , three] }) => (three.rating = 4.5),
      'testimonials[3].rating must be a whole number, not 4.5',
    ],
    ...['2026-13', '2026-05-14', 'x2026-05'].map((date, index): [(json: Any) => unknown, string] => [
      ({ testimonials }) => (testimonials[index].date = date),
      `testimonials[${index + 1}].date must be a month such as 2026-05, not "${date}"`,
    ]),
    [
      ({ testimonials: [one] }) => (one.sample = false),
      'testimonials[1].sample must be true or left out, not false',
    ],
  ],
  'jobs.json': [
    [({ jobs: [one] }) => (one.location = 'Mars'), 'jobs[1].location must be one of locations, not "Mars"'],
    [
      ({ jobs: [one] }) => Object.assign(one.pay, { from: 2, to: 1 }),
      'jobs[1].pay must not end below where it begins',
    ],
  ],
  'questions.json': [
    [({ topics: [one, two] }) => (two.questions[0].id = one.id), 'topics[2].questions[1].id must not be "'],
    [
      ({ topics: [{ questions }] }) => (questions[1].id = questions[0].id),
      'topics[1].questions[2].id must not be "',
    ],
  ],
  'hotel.json': ['Bike rental', 'bike-', '-bike', 'bike--rental'].map(
    (id, index): [(json: Any) => unknown, string] => [
      ({ extras }) => (extras.items[index].id = id),
      `extras.items[${index + 1}].id must be small letters, digits and single hyphens, not "${id}"`,
    ],
  ),
  'map.json': [
    [({ small }) => (small.rows.length = 1), 'small.rows must have at least 2 entries'],
    [({ walk }) => (walk.path = 'M 0 0 <b>'), 'walk.path must be the data of an SVG path, not "M 0 0 <b>"'],
  ],
  'pages/home.json': [
    ...[`/room/${slug}`, `/room/${slug}/more/`, `/more/room/${slug}/`].map(
      (to, index): [(json: Any) => unknown, string] => [
        (json) => (json[['rooms', 'groups', 'gallery'][index] ?? ''].link.to = to),
        `${['rooms', 'groups', 'gallery'][index]}.link.to must be an address of the site, not "${to}"`,
      ],
    ),
  ],
  'pages/about.json': [
    [({ hero }) => (hero.title = '   '), 'hero.title must not be empty'],
    [({ legacy }) => (legacy.paragraphs = 'One'), 'legacy.paragraphs must be a list, not "One"'],
    [({ stay }) => (stay.topics[0].paragraphs = []), 'stay.topics[1].paragraphs must have a paragraph'],
    [({ stay }) => (stay.topics[1].id = stay.topics[0].id), 'stay.topics[2].id must not be "'],
    // The value follows as long as it would not hide the sentence.
    [
      ({ closing }) => (closing.contact.to = `/${'x'.repeat(57)}`),
      `closing.contact.to must be an address of the site, not "/${'x'.repeat(57)}"`,
    ],
    [
      ({ closing }) => (closing.book.to = `/${'x'.repeat(58)}`),
      'closing.book.to must be an address of the site',
    ],
  ],
  [`rooms/${slug}.json`]: [
    [({ page }) => (page.facts.length = 2), 'page.facts must have at least 3 entries'],
    [({ plan }) => (plan.width = 0), 'plan.width must be a number of feet above zero, such as 15.42, not 0'],
    [
      ({ plan }) => (plan.drawing.pixelsPerFoot = 0),
      'plan.drawing.pixelsPerFoot must be a number of pixels above zero, not 0',
    ],
    [
      ({ plan }) => (plan.drawing.corner = [1]),
      'plan.drawing.corner must be two numbers of pixels: from the left, from the top',
    ],
    [({ plan }) => (plan.pieces[0].side = 'top'), 'plan.pieces[1].side must be left or right, not "top"'],
    [(json) => (json.slashRequired = false), 'slashRequired must be true or left out, not false'],
    [({ plan }) => (plan.tub = {}), 'plan.tub is not known here'],
  ],
};

test.each(Object.keys(wrong))('%s may not say what cannot be, though its kind is right', (file) => {
  const faults = faultsOf({
    [file]: (json) => {
      for (const [edit] of wrong[file] ?? []) edit(json);
    },
  });
  const sentences = (wrong[file] ?? []).map(([, sentence]) => sentence);
  // An open quotation goes on with what is there.
  const ends = (fault: string, sentence: string) =>
    sentence.endsWith(' "') ? fault.startsWith(sentence) : fault === sentence;
  const own = faults.map((fault) => fault.replace(`content/${file}: `, ''));
  expect(sentences.filter((sentence) => !own.some((fault) => ends(fault, sentence)))).toEqual([]);
  expect(own).toHaveLength(sentences.length);
});

test('a film needs the picture that stands in for it', () => {
  const { film } = (jsonOf('pages/home.json') as Any).hero;
  const pictures = new Map(source.pictures);
  pictures.delete(`${film}-poster`);
  expect(faultsOf({}, { pictures })).toContain(
    `content/pages/home.json: hero.film must be the name of a film in media/, not "${film}"`,
  );
});

test('who is not asked tells all faults too, a line each', () => {
  const edits: Edits = { 'map.json': null, 'sun.json': '{' };
  const thrown = () => compiled(edits);
  expect(thrown).toThrow(ContentError);
  expect(thrown).toThrow(faultsOf(edits).join('\n'));
  expect(faultsOf(edits)).toHaveLength(2);
});
