/** Rooms at the desk: hidden together with what other texts say instead of them, all or nothing; moved; copied. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { textsOf } from '../../test/support/sample';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { checkTexts } from '../content/project';
import { lastSaves } from '../content/saves';
import { listRooms } from '../rooms/list';
import type { Naming } from '../rooms/naming';
import { deskRoutes } from '../routes';

const root = temporaryDirectory();
const desk = { root, say: () => {} };
const app = express();
app.use(deskRoutes(desk));

cpSync('media', path.join(root, 'media'), {
  recursive: true,
  filter: (file) => !/\.(jpg|png|mp4)$/.test(file),
});
beforeEach(() => cpSync('content', path.join(root, 'content'), { recursive: true }));

const texts = () => textsOf(root).content;
const roomsOf = (folder: string) => listRooms(checkTexts(textsOf(folder)).source);
const post = (action: string, body: object) => request(app).post(`/desk/rooms/${action}`).send(body);
const namingsOf = async (slug: string): Promise<Naming[]> =>
  (await request(app).get(`/desk/rooms/${slug}/namings`)).body;
const chosen = (namings: readonly Naming[]) =>
  namings.map(({ file, path: place, value }) => ({ file, path: place, value }));

/** A room that the home page names, and the accessible one, which others name for what it is. */
const named = [
  JSON.parse(readFileSync('content/pages/home.json', 'utf8')).rooms.rooms[0] as string,
  roomsOf('.').at(-1)?.slug ?? '',
];

it.each(named)('%s is hidden with what is proposed', async (slug) => {
  const namings = await namingsOf(slug);
  const before = texts();
  if (namings.length > 0) {
    expect((await post('hide', { slug, hidden: true })).status).toBe(422);
    expect(texts()).toEqual(before);
  }
  const { status, text } = await post('hide', { slug, hidden: true, replacements: chosen(namings) });
  expect([status, text]).toEqual([204, '']);
  expect(await namingsOf(slug)).toEqual([]);
  const changed = [...texts()].filter(([file, now]) => before.get(file) !== now).map(([file]) => file);
  expect(changed.sort()).toEqual(
    [...new Set([`rooms/${slug}.json`, ...namings.map(({ file }) => file)])].sort(),
  );
  // One save, so that one undo takes it back.
  expect(Object.keys((await lastSaves(root))[0]?.save.files ?? {}).sort()).toEqual(changed.sort());
});

describe('the owner decides', () => {
  const [slug = ''] = named;
  let namings: ReturnType<typeof chosen>;
  beforeAll(async () => {
    namings = chosen(await namingsOf(slug));
  });

  it('what each place says instead', async () => {
    const [first, ...more] = namings;
    const visible = roomsOf(root).map((each) => each.slug);
    const home = JSON.parse(texts().get('pages/home.json') ?? '{}').rooms.rooms as string[];
    const other = visible.find((each) => each !== first?.value && !home.includes(each)) ?? '';
    const replacements = [{ ...first, value: other }, ...more];
    expect((await post('hide', { slug, hidden: true, replacements })).status).toBe(204);
    expect(texts().get(first?.file ?? '')).toContain(other);
  });

  it.each<[string, (naming: object) => object]>([
    ['a place that is gone', (naming) => ({ ...naming, path: ['rooms', 'rooms', 99] })],
    ['a file that is none of the desk’s', (naming) => ({ ...naming, file: '../package.json' })],
    ['a room that is not there', (naming) => ({ ...naming, value: 'no-such-room' })],
  ])('and nothing is changed for %s', async (_, change) => {
    const before = texts();
    const replacements = namings.map((naming, index) => (index ? naming : change(naming)));
    const { status } = await post('hide', { slug, hidden: true, replacements });
    expect([409, 422]).toContain(status);
    expect(texts()).toEqual(before);
  });
});

it('a policy that names a room says another instead', async () => {
  const [{ slug = '' } = {}] = roomsOf(root).filter(({ hidden }) => !hidden);
  const policy = path.join(root, 'content/policies/privacy.md');
  const words = readFileSync(policy, 'utf8');
  writeFileSync(policy, `${words}\nSee [our room](/room/${slug}/).\n`);
  const namings = await namingsOf(slug);
  const [{ path: place = [], value = '' } = {}] = namings.filter(({ file }) => file.endsWith('.md'));
  writeFileSync(policy, words);
  expect(place).toEqual([words.split('\n').length]);
  expect(value).toMatch(/^See \[our room\]\(\/room\/[a-z-]+\/\)\.$/);
  expect(value).not.toContain(`/${slug}/`);
});

it.each([
  ['up', 4, 1],
  ['to the top', 3, 0],
  ['to the end', 2, 10],
])('a room that is moved %s changes one number', async (_, from, to) => {
  const before = texts();
  const slugs = roomsOf(root).map(({ slug }) => slug);
  const [slug = ''] = slugs.splice(from, 1);
  slugs.splice(to, 0, slug);
  expect((await post('move', { slug, place: to })).status).toBe(204);
  expect(roomsOf(root).map(({ slug }) => slug)).toEqual(slugs);
  const changed = [...texts()].filter(([file, now]) => before.get(file) !== now).map(([file]) => file);
  expect(changed).toEqual([`rooms/${slugs[to]}.json`]);
});

it('a copy is hidden until its texts are its own', async () => {
  const [{ slug: from = '' } = {}] = roomsOf(root);
  const copied = await request(app)
    .post('/api/content/copy')
    .send({ from: `rooms/${from}.json`, name: 'Kelp King' });
  expect(copied.body).toEqual({ path: 'rooms/kelp-king.json' });
  const file = path.join(root, 'content/rooms/kelp-king.json');
  const copy = JSON.parse(readFileSync(file, 'utf8'));
  expect(copy.hidden).toBe(true);
  copy.pictures = [`${from}-1`];
  const write = () => writeFileSync(file, JSON.stringify(copy));
  write();
  const { status, text } = await post('hide', { slug: 'kelp-king', hidden: false });
  expect(status).toBe(422);
  expect(text).toMatch(/^Kelp King still has the texts of .*: write its own first\.$/);
  copy.page.title = 'Kelp king room by the sea';
  copy.page.description = copy.page.description.replace(/^\S+/, 'Kelp');
  copy.page.intro = ['Kelp grows here, and from the balcony you see it sway in the water.'];
  write();
  const shown = await post('hide', { slug: 'kelp-king', hidden: false });
  expect([shown.status, shown.text]).toEqual([204, '']);
});
