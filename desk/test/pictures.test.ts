/** Photographs are added, described, replaced and removed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { backgroundsIn, manifestOf, manifestText } from '../../tools/media/manifest';
import { plannedFiles, readMasters } from '../../tools/media/masters';
import { readReplaced } from '../../tools/media/replaced';
import { isPlan } from '../../tools/media/widths';
import { PicturesDesk, photograph, words } from './support/desk-pictures';

jest.setTimeout(120_000);

/** The sizes of photographs, in px: small, since each is encoded a dozen times. */
const held = { width: 1024, height: 768 };
const other = { width: 800, height: 600 };

const desk = new PicturesDesk();
const { root, app, taken, save, list, find } = desk;
afterEach(() => expect(desk.said).toEqual([]));

/** Fails if media/ and its renditions do not match, like test/server/media.test.ts for the project. */
async function expectWhole() {
  const masters = await readMasters(path.join(root, 'media'));
  const backgrounds = backgroundsIn(JSON.parse(readFileSync(path.join(root, 'media/manifest.json'), 'utf8')));
  const replaced = readReplaced(root);
  const present = readdirSync(path.join(root, 'public/media')).filter(
    (file) => !(`media/${file}` in replaced),
  );
  expect(present.sort()).toEqual(plannedFiles(masters).sort());
  expect(readFileSync(path.join(root, 'media/manifest.json'), 'utf8')).toBe(
    manifestText(manifestOf(masters, backgrounds)),
  );
  expect(masters.unusedWords).toEqual([]);
  expect([...backgrounds.keys()]).toEqual(
    masters.pictures.map(({ picture }) => picture.name).filter((name) => !isPlan(name)),
  );
}

describe('a new photograph', () => {
  it('goes in upright, without camera or place, and its progress is told while it is made', async () => {
    const bytes = await (await photograph(held))
      .withExif({ IFD0: { Make: 'Test phone' }, IFD3: { GPSLatitude: '33/1 2/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const { id, width, height, suggestedName } = await taken(bytes, 'Beach Bikes (2).JPG');
    const answer = await save({ upload: id, name: suggestedName, ...words('two bikes') });

    expect(suggestedName).toBe('beach-bikes-2');
    expect(height / width).toBeCloseTo(4 / 3, 2);
    expect(answer.lines.at(-1)).toEqual({ saved: 'beach-bikes-2' });
    expect(await find('beach-bikes-2')).toMatchObject({ ...words('two bikes'), uses: [] });
    const steps = answer.lines.flatMap((line) => ('done' in line ? [line] : []));
    expect(steps[0]?.done).toBe(0);
    expect(steps.at(-1)?.done).toBe(steps[0]?.of);
    const master = await sharp(path.join(root, 'media/beach-bikes-2.jpg')).metadata();
    expect(master).toMatchObject({ format: 'jpeg', width, height });
    expect([master.exif, master.xmp, master.iptc, master.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await expectWhole();
  });

  it.each(['png', 'webp'] as const)('may be a %s under any name', async (format) => {
    const bytes = await (await photograph({ width: 1600, height: 1066 })).toFormat(format).toBuffer();
    const { suggestedName, advice, id } = await taken(bytes, 'IMG_2041.jpg');
    expect([suggestedName, advice]).toEqual(['', undefined]);
    const { body, type } = await request(app).get(`/desk/pictures/uploads/${id}`);
    expect(type).toBe('image/jpeg');
    expect((await sharp(body).metadata()).width).toBe(1600);
  });

  it('joins the gallery of a room as its next picture, and leaves it again', async () => {
    const before = await list();
    const room = before.rooms[0];
    if (!room) throw new Error('no room');
    const { id } = await taken(await (await photograph(other)).jpeg().toBuffer(), 'a.jpg');
    await save({ upload: id, name: room.next, ...words('a second look at a room') });
    const saved = await find(room.next);
    expect(saved?.uses).toEqual([`${room.name} (gallery)`]);
    expect((await list()).rooms[0]?.next).not.toBe(room.next);
    expect((await request(app).delete(`/desk/pictures/${room.next}`)).status).toBe(204);
    expect((await list()).rooms[0]?.next).toBe(room.next);
  });
});

describe('a picture that is there', () => {
  const dusk = {
    alt: 'The hotel seen from the street, with its three painted bands at dusk.',
    point: '20% 40%',
  };

  it('changes its words without its photograph, and a new point cuts the portrait crop anew under a new address', async () => {
    const picture = (await list()).pictures.find(({ width, height }) => width > height);
    if (!picture) throw new Error('no picture lies on its side');
    const { lines } = await save({ name: picture.name, version: picture.version, ...dusk });
    expect(lines.at(-1)).toEqual({ saved: picture.name });
    const saved = await find(picture.name);
    expect(saved).toMatchObject({ ...dusk, width: picture.width });
    expect(saved?.hash).not.toBe(picture.hash);
    await expectWhole();
  });

  it('is replaced under its own name and caption, with the renditions of the old one noted as replaced', async () => {
    const picture = await find('sun-deck');
    if (!picture) throw new Error('no sun-deck');
    const { id } = await taken(await (await photograph(other)).jpeg().toBuffer(), 'new.jpg');
    const before = statSync(path.join(root, 'media/sun-deck.jpg')).size;
    await save({ name: picture.name, upload: id, version: picture.version, ...words('the sun deck') });
    expect(picture.caption).toBeDefined();
    const { caption, uses } = picture;
    expect(await find('sun-deck')).toMatchObject({ ...other, caption, uses });
    expect(statSync(path.join(root, 'media/sun-deck.jpg')).size).not.toBe(before);
    await expectWhole();
  });

  it('is not replaced by a new one that happens to have its name', async () => {
    const { id } = await taken(await (await photograph(other)).jpeg().toBuffer(), 'x.jpg');
    const { status, lines } = await save({ upload: id, name: 'pool-1', ...words('another pool') });
    expect({ status, lines }).toEqual({
      status: 409,
      lines: [{ error: expect.stringContaining('pool-1 already') }],
    });
  });

  it.each(['../../etc/passwd', 'Sun Deck', 'manifest', '', 'a--b'])('cannot be called %j', async (name) => {
    const { id } = await taken(await (await photograph(other)).jpeg().toBuffer(), 'x.jpg');
    const { status, lines } = await save({ upload: id, name, ...words('no name') });
    expect({ status, lines }).toEqual({
      status: 422,
      lines: [{ error: expect.stringContaining('small letters') }],
    });
  });

  it('is not deleted while the site shows it, and the desk says where', async () => {
    const used = (await list()).pictures.filter(({ isNeeded }) => isNeeded);
    expect(used.length).toBeGreaterThan(10);
    for (const { name, uses } of used.slice(0, 5)) {
      const { status, text } = await request(app).delete(`/desk/pictures/${name}`);
      expect(status).toBe(409);
      for (const use of uses) expect(text).toContain(use);
      expect(existsSync(path.join(root, `media/${name}.json`))).toBe(true);
    }
  });

  it('is deleted where nothing shows it, and what was made of it is noted as replaced', async () => {
    expect((await find('beach-bikes-2'))?.uses).toEqual([]);
    expect((await request(app).delete('/desk/pictures/beach-bikes-2')).status).toBe(204);
    expect(await find('beach-bikes-2')).toBeUndefined();
    expect(readdirSync(path.join(root, 'media')).filter((file) => file.startsWith('beach-bikes'))).toEqual(
      [],
    );
    await expectWhole();
  });
});
