/** Invalid photographs and descriptions are refused with a sentence and change nothing. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PicturesDesk, photograph } from './support/desk-pictures';

jest.setTimeout(120_000);

const desk = new PicturesDesk();
const { root, upload, save, list, find } = desk;
afterEach(() => expect(desk.said).toEqual([]));

describe('a photograph that does no good', () => {
  const waiting = path.join(root, 'data/desk/uploads');
  const kept = () => [readdirSync(path.join(root, 'media')), existsSync(waiting) ? readdirSync(waiting) : []];
  const refused = async (bytes: Buffer, file: string, status: number, sentence: RegExp) => {
    const before = kept();
    const answer = await upload(bytes, file);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(sentence);
    expect(kept()).toEqual(before);
  };

  it('40 MB of text that call themselves .jpg', () =>
    refused(
      Buffer.alloc(40 * 1024 * 1024, 'All work and no play. '),
      'beach.jpg',
      422,
      /^beach\.jpg is not a photograph: .*\.$/,
    ));

  it('more than 40 MB', () =>
    refused(Buffer.alloc(40 * 1024 * 1024 + 1, 1), 'beach.jpg', 413, /^The file is larger than 40 MB.*\.$/));

  it('a drawing with a script in it', () =>
    refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'a.svg',
      422,
      /not a photograph/,
    ));

  it('an empty file', () => refused(Buffer.alloc(0), 'a.jpg', 422, /empty/));

  it('half a photograph', async () => {
    const whole = await (await photograph({ width: 1600, height: 1200 })).jpeg().toBuffer();
    await refused(whole.subarray(0, whole.length / 2), 'half.jpg', 422, /^half\.jpg is damaged/);
  });

  it('a thumbnail', async () => {
    const small = await (await photograph({ width: 320, height: 240 })).jpeg().toBuffer();
    await refused(small, 'small.jpg', 422, /only 320 px wide/);
  });

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b0a090' }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer();

  it('more pixels than any camera has', async () =>
    refused(await plain(12_000, 9000), 'huge.png', 422, /^huge\.png has more than 105 megapixels/));

  it('a strip', async () =>
    refused(await plain(9000, 60), 'strip.png', 422, /^strip\.png is 9000 by 60 px: choose one/));

  it('a HEIC photograph that this computer cannot open, with what to do instead', () =>
    refused(
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'IMG_1.HEIC',
      422,
      /HEIC.*Most Compatible.*JPEG\.$/,
    ));
});

describe('words of a picture', () => {
  const [bad, good] = [
    'Too short.',
    { alt: 'The hotel seen from the street, with its three painted bands at dusk.', point: '20% 40%' },
  ];

  it.each([
    ['none', { alt: '  ' }, /^Describe the picture/],
    ['a description too short', { alt: bad }, /40 to 140 characters/],
    ['a point outside of the picture', { ...good, point: 'left' }, /point of interest/],
  ])('with %s are refused and change nothing', async (_, change, sentence) => {
    const [picture] = (await list()).pictures;
    const { status, lines } = await save({ ...picture, ...change });
    expect(status).toBe(422);
    expect(lines).toEqual([{ error: expect.stringMatching(sentence) }]);
    expect(await find(picture?.name ?? '')).toEqual(picture);
  });

  it('that another picture has are refused', async () => {
    const [one, other] = (await list()).pictures;
    const { status, lines } = await save({ ...one, alt: other?.alt });
    expect({ status, lines }).toEqual({
      status: 422,
      lines: [{ error: expect.stringContaining(`${other?.name} has the same`) }],
    });
  });

  it('that someone changed meanwhile are not written over', async () => {
    const [, picture] = (await list()).pictures;
    await save({ ...picture, alt: `${picture?.alt.slice(0, -1)}!.`.slice(-60).replace(/^./, 'A') });
    const changed = await find(picture?.name ?? '');
    const { status, lines } = await save({
      ...picture,
      ...good,
      alt: 'Something quite different that nobody else has said yet.',
    });
    expect({ status, lines }).toEqual({
      status: 409,
      lines: [{ error: expect.stringContaining('changed meanwhile') }],
    });
    expect(await find(picture?.name ?? '')).toEqual(changed);
  });
});
