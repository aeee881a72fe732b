/** Photographs are added, described, replaced and removed; invalid photographs are refused and change nothing. */
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { backgroundsIn, manifestOf, manifestText } from '../../tools/media/manifest';
import { plannedFiles, readMasters } from '../../tools/media/masters';
import { readReplaced } from '../../tools/media/replaced';
import { isPlan } from '../../tools/media/widths';
import { photographLimits } from '../pictures/photographRules';
import type { DeskPicture } from '../pictures/pictureApi';
import { makeDesk, photograph } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk({ masters: true });
afterEach(() => expect(desk.printed).toEqual([]));

const words = (about: string) => ({ alt: `A wall in red and blue next to ${about}.`, point: '30% 50%' });
const jpeg = async (width = 800, height = 600) => (await photograph(width, height)).toBuffer();
/** Uploads a valid photograph. */
async function taken(bytes: Buffer, file = 'a.jpg') {
  const { status, body } = await desk.upload(bytes, file);
  expect(status).toBe(201);
  return body;
}
const find = async (name: string) => (await desk.picture(name)) as DeskPicture;
const remove = (name: string) => desk.delete(`/desk/pictures/${name}`);

/** Expects the renditions and the manifest to match the pictures in media/. */
async function expectComplete() {
  const masters = await readMasters(desk.path('media'));
  const backgrounds = backgroundsIn(desk.json('media/manifest.json'));
  const replaced = readReplaced(desk.root);
  const present = readdirSync(desk.path('public/media')).filter((file) => !(`media/${file}` in replaced));
  expect(present.sort()).toEqual(plannedFiles(masters).sort());
  expect(desk.read('media/manifest.json')).toBe(manifestText(manifestOf(masters, backgrounds)));
  expect(masters.unusedDescriptions).toEqual([]);
  const names = masters.pictures.map(({ picture }) => picture.name).filter((name) => !isPlan(name));
  expect([...backgrounds.keys()]).toEqual(names);
}

it('adds a photograph, upright and without camera or location data, and deletes the picture again', async () => {
  const bytes = await (await photograph(1024, 768))
    .withExif({ IFD0: { Make: 'Test phone' }, IFD3: { GPSLatitude: '33/1 2/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { id, width, height } = await taken(bytes);
  expect([width, height]).toEqual([768, 1024]);
  const name = 'beach-bikes';
  expect((await desk.savePicture({ upload: id, name, ...words('two bikes') })).body).toEqual({ saved: name });
  expect(await find(name)).toMatchObject({ ...words('two bikes'), uses: [] });
  const master = await sharp(desk.path(`media/${name}.jpg`)).metadata();
  expect(master).toMatchObject({ format: 'jpeg', width, height });
  for (const key of ['exif', 'xmp', 'iptc', 'orientation'] as const) expect(master[key]).toBeUndefined();
  await expectComplete();
  expect((await remove(name)).status).toBe(204);
  expect(readdirSync(desk.path('media')).filter((file) => file.startsWith(name))).toEqual([]);
  await expectComplete();
});

it('gives a room’s new photograph the next name in the room’s gallery', async () => {
  const count = (await desk.pictures()).pictures.filter(({ name }) =>
    /^the-enci-king-\d+$/.test(name),
  ).length;
  const { id } = await taken(await jpeg());
  const { body } = await desk.savePicture({
    upload: id,
    name: '',
    room: 'the-enci-king',
    ...words('two beds'),
  });
  expect(body).toEqual({ saved: `the-enci-king-${count + 1}` });
  expect((await remove(body.saved)).status).toBe(204);
});

it.each(['png', 'webp'] as const)('accepts a %s photograph even if its name ends in .jpg', async (format) => {
  const bytes = await (await photograph(1600, 1066)).toFormat(format).toBuffer();
  const { advice, id } = await taken(bytes, 'IMG_2041.jpg');
  expect(advice).toBeUndefined();
  const { body, type } = await desk.get(`/desk/pictures/uploads/${id}`);
  expect([type, (await sharp(body).metadata()).width]).toEqual(['image/jpeg', 1600]);
});

it('changes only a picture’s description and point of interest, and gives the picture a new URL', async () => {
  const picture = (await desk.pictures()).pictures.find(({ width, height }) => width > height);
  const { name = '', version, width, hash } = picture ?? {};
  const { body } = await desk.savePicture({ name, version, ...words('the street at dusk') });
  expect(body).toEqual({ saved: name });
  const saved = await find(name);
  expect(saved).toMatchObject({ ...words('the street at dusk'), width });
  expect(saved.hash).not.toBe(hash);
  await expectComplete();
});

it('replaces a photograph, and keeps the picture’s name and caption', async () => {
  const { name, version, caption, uses } = await find('sun-deck');
  const { id } = await taken(await jpeg());
  await desk.savePicture({ name, upload: id, version, ...words('the sun deck') });
  expect(caption).toBeDefined();
  expect(await find(name)).toMatchObject({ width: 800, height: 600, caption, uses });
  await expectComplete();
});

it('refuses to delete a photograph that the site needs, and lists the fields that show the photograph', async () => {
  const used = (await desk.pictures()).pictures.filter(({ isNeeded }) => isNeeded);
  expect(used.length).toBeGreaterThan(10);
  for (const { name, uses } of used.slice(0, 5)) {
    const { status, text } = await remove(name);
    expect(status).toBe(409);
    for (const { words } of uses) expect(text).toContain(words);
    expect(existsSync(desk.path(`media/${name}.json`))).toBe(true);
  }
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b0a090' }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
const { megabytes } = photographLimits;
const text = Buffer.alloc(megabytes * 1024 * 1024, 'All work and no play. ');
const half = async () => (await jpeg(1600, 1200)).subarray(0, 20_000);

it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
  [`${megabytes} MB of text`, 'a.jpg', () => text, /^a\.jpg is not a photograph in JPEG, PNG or WebP\.$/],
  [
    `more than ${megabytes} MB`,
    'a.jpg',
    () => Buffer.alloc(text.length + 1, 1),
    new RegExp(`^The file is larger than ${megabytes} MB.*\\.$`),
  ],
  ['a drawing', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a photograph/],
  ['an empty file', 'a.jpg', () => Buffer.alloc(0), /empty/],
  ['half a photograph', 'a.jpg', half, /^a\.jpg is damaged/],
  ['a thumbnail', 'a.jpg', () => jpeg(320, 240), /only 320 px wide: choose one that is at least 480 px wide/],
  ['too many pixels', 'a.png', () => plain(12_000, 9000), /^a\.png has more than 105 megapixels/],
  ['a long, narrow strip', 'a.png', () => plain(9000, 60), /^a\.png is 9000 by 60 px: choose one/],
  [
    'a HEIC photograph',
    'a.heic',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /Most Compatible/,
  ],
  ['a film', 'a.mp4', () => Buffer.from('\0\0\0\x20ftypmp42\0\0\0\0mp42', 'latin1'), /is a film.*for-owners/],
])('refuses to upload %s', async (_, file, bytes, sentence) => {
  const waiting = desk.path('data/desk/uploads');
  const kept = () => [desk.path('media'), waiting].map((folder) => existsSync(folder) && readdirSync(folder));
  const before = kept();
  const { status, text: why } = await desk.upload(await bytes(), file);
  expect([413, 422]).toContain(status);
  expect(why).toMatch(sentence);
  expect(kept()).toEqual(before);
});

it('refuses to save a picture that has changed since the form was opened', async () => {
  const before = await find('pool-1');
  const { status, text: why } = await desk.savePicture({
    ...before,
    ...words('the painted wall'),
    version: 'old',
  });
  expect([status, why]).toEqual([409, expect.stringContaining('has changed since')]);
  expect(await find('pool-1')).toEqual(before);
});

it.each<[string, object, number, string, RegExp]>([
  ['no description', { alt: '  ' }, 422, 'alt', /^The description must/],
  ['a short description', { alt: 'Too short.' }, 422, 'alt', /40 to 140 characters/],
  [
    'an invalid point of interest',
    { ...words('the painted wall'), point: 'left' },
    422,
    'point',
    /point of interest/,
  ],
  ['no version', { ...words('the painted wall'), version: undefined }, 409, 'name', /pool-1 already exists/],
  ...['../../etc/passwd', 'Sun Deck', 'manifest', '', 'a--b'].map(
    (name): [string, object, number, string, RegExp] => [
      `the name “${name}”`,
      { name },
      422,
      'name',
      /lowercase letters/,
    ],
  ),
])(
  'refuses to save a picture with %s, and returns the invalid field',
  async (_, change, status, field, sentence) => {
    const before = await find('pool-1');
    const { status: found, body } = await desk.savePicture({ ...before, ...change });
    const refusal = expect.stringMatching(sentence);
    expect([found, body]).toEqual([status, { refusal, errors: [{ words: refusal, path: [field] }] }]);
    expect(await find('pool-1')).toEqual(before);
  },
);

it('refuses a description that another picture already has', async () => {
  const [one, other] = (await desk.pictures()).pictures;
  const { text: why } = await desk.savePicture({ ...one, alt: other?.alt });
  expect(why).toContain(`${other?.name} has the same`);
});
