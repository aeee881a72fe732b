/** Required files of content/, and validation of all their fields. */
import { compiled, contentFiles, type Edits, errorsOf, jsonOf } from '../support/compile';

type Path = readonly (string | number)[];
const files = contentFiles.filter((path) => path.endsWith('.json'));

/** Paths of all texts, numbers and booleans in a file. */
const leavesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

/** A path and those of its ancestors: 'page.facts[1].label', 'page.facts[1]', ... */
const namesOf = (path: Path): string[] =>
  path.map((_, index) =>
    path
      .slice(0, path.length - index)
      .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
      .join('')
      .slice(1),
  );

/** The same with an invalid value at all those paths. */
const spoiled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return {};
  if (Array.isArray(value)) return value.map(spoiled);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoiled(each)]));
};

test('every field of every file reports a value of the wrong type', () => {
  const faults = errorsOf(
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

test('a missing file is reported, and nothing else', () => {
  const needed = contentFiles.filter((path) => !/^(?:rooms|offers|room-blocks)\//.test(path));
  const missed = (...paths: string[]) => paths.map((path) => `content/${path}: the file is missing`);
  const without = (...paths: string[]) => errorsOf(Object.fromEntries(paths.map((path) => [path, null])));
  expect([...without(...needed)].sort()).toEqual(missed(...needed).sort());
  // Other files use facts of these.
  for (const path of ['hotel.json', 'amenities.json', 'places.json'])
    expect(without(path)).toEqual(missed(path));
  expect(without(...contentFiles.filter((path) => path.startsWith('rooms/')))).toContain(
    'content/rooms: must have at least one file',
  );
});

test.each(contentFiles.filter((path) => !path.startsWith('from/')))(
  'an error in %s causes no second one elsewhere',
  (path) => {
    const text = path.endsWith('.md') ? '1. One' : '[]';
    const files = errorsOf({ [path]: text }).map((error) => error.split(': ')[0]);
    expect([...new Set(files)]).toEqual([`content/${path}`]);
  },
);

/** Where names are free: parameters of the booking engine and figures in hotel.json, items of the checklist. */
const isFree = (path: Path) => /(?:parameters|figures|doesNotApply)$/i.test(String(path.at(-1)));

/** Adds an unknown field to every object of a file. @returns the number of objects */
function addUnknown(value: unknown, path: Path = []): number {
  if (typeof value !== 'object' || value === null || isFree(path)) return 0;
  const inside = Object.entries(value).map(([key, each]) => addUnknown(each, [...path, key]));
  const within = inside.reduce((sum, each) => sum + each, 0);
  if (Array.isArray(value)) return within;
  Object.assign(value, { unknown: 1 });
  return within + 1;
}

test('every file rejects unknown fields at every level', () => {
  const contents = files.map((file) => ({ file, json: jsonOf(file) }));
  const wanted = contents.map(({ file, json }) => [file, addUnknown(json)]);
  const faults = errorsOf(Object.fromEntries(contents.map(({ file, json }) => [file, JSON.stringify(json)])));
  const unknown = faults.filter((fault) => fault.endsWith('unknown is not known here'));
  expect(
    files.map((file) => [file, unknown.filter((fault) => fault.startsWith(`content/${file}: `)).length]),
  ).toEqual(wanted);
  expect(faults).toHaveLength(unknown.length);
});

test('ids in a list must be unique', () => {
  const lists = [
    ['places.json', 'places'],
    ['jobs.json', 'jobs'],
    ['questions.json', 'topics'],
    ['testimonials.json', 'testimonials'],
    ['pages/gallery.json', 'photos'],
    ['pages/neighborhood.json', 'categories'],
    ['pages/opt-out.json', 'categories'],
    ['pages/home.json', 'gallery.photos'],
    ['pages/contact.json', 'directions.items'],
    ['pages/groups.json', 'planning.topics'],
    ['amenities.json', 'extras.items'],
    ['accessibility.json', 'hotel'],
  ] as const;
  const edits: Record<string, Edits[string]> = {};
  const wanted: string[] = [];
  for (const [file, list] of lists) {
    const json = JSON.parse((edits[file] as string | undefined) ?? JSON.stringify(jsonOf(file)));
    const entries: { id: string }[] = list.split('.').reduce((inside, key) => inside?.[key], json) ?? [];
    const [first] = entries;
    // A list may be empty or left out, such as open positions.
    if (!first) continue;
    entries.splice(1, 1, first);
    edits[file] = JSON.stringify(json);
    wanted.push(`content/${file}: ${list}[2].id must not be "${first.id}", as another entry's is`);
  }
  expect(wanted.length).toBeGreaterThan(5);
  const faults = errorsOf(edits);
  expect(wanted.filter((sentence) => !faults.includes(sentence))).toEqual([]);
});

describe('a page without a schema of its own', () => {
  const file = 'pages/new-page.json';
  const page = {
    meta: { title: 'New', description: 'x'.repeat(70) },
    sections: [{ heading: 'Eleven', paragraphs: ['{roomCount} rooms.'] }],
  };

  it('has sections of text', () => {
    const { pages, facts } = compiled({ [file]: JSON.stringify(page) });
    expect(pages['new-page']).toEqual({
      ...page,
      sections: [{ heading: 'Eleven', paragraphs: [`${facts.roomCount} rooms.`] }],
    });
  });

  it('has no other fields', () => {
    expect(errorsOf({ [file]: JSON.stringify({ ...page, sections: [{ title: 'Eleven' }] }) })).toEqual([
      `content/${file}: sections[1].heading is missing`,
      `content/${file}: sections[1].paragraphs is missing`,
      `content/${file}: sections[1].title is not known here`,
    ]);
  });
});
