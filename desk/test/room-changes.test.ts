/** Rooms at the desk: hidden and shown by themselves; moved; copied. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { textsOf } from '../../test/support/sample';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { checkTexts } from '../content/project';
import { listRooms } from '../rooms/list';
import { deskRoutes } from '../routes';

const root = temporaryDirectory();
const desk = { root, isLive: false, say: () => {} };
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

it('a room is hidden by itself and shown again, after which every file is as before', async () => {
  const before = texts();
  const shown = roomsOf(root);
  for (const { slug } of shown) {
    const { status, text } = await post('hide', { slug, hidden: true });
    expect([slug, status, text]).toEqual([slug, 204, '']);
    const changed = [...texts()].filter(([file, now]) => before.get(file) !== now).map(([file]) => file);
    expect(changed).toEqual([`rooms/${slug}.json`]);
    expect((await post('hide', { slug, hidden: false })).status).toBe(204);
    expect(texts()).toEqual(before);
  }
});

it('a hidden room has links to the texts that name it', async () => {
  const [{ slug = '' } = {}] = roomsOf(root);
  const policy = path.join(root, 'content/policies/privacy.md');
  const words = readFileSync(policy, 'utf8');
  writeFileSync(policy, `${words}\nSee [our room](/room/${slug}/).\n`);
  await post('hide', { slug, hidden: true });
  expect(roomsOf(root)[0]?.namings).toContainEqual(
    expect.objectContaining({ file: 'policies/privacy.md', path: [] }),
  );
  await post('hide', { slug, hidden: false });
  writeFileSync(policy, words);
  expect(roomsOf(root)[0]?.namings).toEqual([]);
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
  expect(text).toMatch(
    /^Kelp King cannot be shown yet: it still has the title, description, intro, features.* and plan of .* and it has no number in the booking engine\.$/,
  );
  copy.page.title = 'Kelp king room by the sea';
  copy.page.description = copy.page.description.replace(/^\S+/, 'Kelp');
  copy.page.intro = ['Kelp grows here, and from the balcony you see it sway in the water.'];
  copy.page.features.push('A view of kelp');
  copy.engineRoomId = 'kelp-1';
  delete copy.plan;
  write();
  const shown = await post('hide', { slug: 'kelp-king', hidden: false });
  expect([shown.status, shown.text]).toEqual([204, '']);
});
