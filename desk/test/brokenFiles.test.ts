/** Errors in broken files use the desk's labels instead of file paths. */
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

it.each([
  ['rooms/the-enci-king.json', '{', /^Rooms, The enci king: the file has a typing error: /],
  ['from/2099-1-5.json', '{}', /^Scheduled changes: must be named after a day, such as January 15, 2027/],
  ['from/2099-01-05.json', '{', /^Scheduled from January 5, 2099: the file has a typing error/],
  ['questions.json', '', /^Lists, Questions: the file is empty/],
  ['pages/x y.md', 'a', /^For your developer, X y: must start with its title/],
  [
    'foo.json',
    '{}',
    /^For your developer, Foo: is not a known file: it is misspelled, or from another release$/,
  ],
  [
    'from/2099-01-05.json',
    '{"rooms/the-enci-king.json":{"page":{"intro":["{nix}"]}}}',
    /^Rooms, Enci King, Page, Intro “\[Nix\]”: has \[Nix\], which is not a known fact \(from January 5, 2099\)/,
  ],
  ['ui/dates.json', '{', /^For your developer, Dates: the file has a typing error/],
  ['../media/sun-deck.json', '{', /^Pictures, Sun deck: the file has a typing error/],
])('describes an error in %s with the desk’s labels', async (file, text, words) => {
  const desk = makeDesk();
  desk.write(`content/${file}`, text);
  const { errors } = (await desk.get('/api/content')).body;
  expect(errors.map((each: { words: string }) => each.words)).toContainEqual(expect.stringMatching(words));
});

it('says how to repair a broken file when the owner opens its form', async () => {
  const desk = makeDesk();
  const file = 'content/rooms/the-enci-king.json';
  const before = desk.read(file);
  desk.write(file, before.replace(',', ''));
  const { status, text } = await desk.get(`/api/${file}`);
  expect([status, text]).toEqual([422, expect.stringMatching(/typing error.*On the Publish page, Undo/)]);
  expect((await desk.state()).changes).toHaveLength(1);
  expect(await desk.undo(file)).toBe('');
  expect(desk.read(file)).toBe(before);
});
