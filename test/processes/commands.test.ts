/** Commands for owners and developers. After a mistake, each command prints one line instead of a stack trace. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyHotel, type HotelFolder } from '../support/hotel-folder';

/** Runs a script from scripts/. @returns the exit code and the printed lines */
const run = (script: string, folder: string | undefined, root: string) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...(folder === undefined ? [] : [folder])],
    { env: { ...process.env, HOTEL_DIR: root, TSX_TSCONFIG_PATH: 'tsconfig.base.json' } },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, lines: (stdout + stderr).trim().split('\n') }),
    ({ code, stdout, stderr }) => ({ code, lines: (stdout + stderr).trim().split('\n') }),
  );

describe('npm run content', () => {
  it('checks only the given folder', async () => {
    const [good, bad] = [copyHotel(), copyHotel()];
    bad.edit('content/hotel.json', (hotel) => {
      hotel.checkIn = '4 pm';
    });
    const error = 'content/hotel.json: checkIn must be a time such as 16:00, not "4 pm"';
    expect(await run('content', good.root, bad.root)).toMatchObject({ code: 0 });
    expect(await run('content', bad.root, good.root)).toEqual({ code: 1, lines: [error] });
  });

  it('reports in one line that a folder has no content', async () => {
    const { root } = copyHotel();
    const { code, lines } = await run('content', path.join(root, 'content'), root);
    expect([code, lines]).toEqual([1, [expect.stringMatching(/content has no content folder/)]]);
  });
});

it('npm run check rejects a folder, and suggests npm run content', async () => {
  const { root } = copyHotel();
  const { code, lines } = await run('check', root, root);
  expect([code, lines]).toEqual([1, [expect.stringContaining(`npm run content -- ${root}`)]]);
});

describe('npm run media', () => {
  it.each<[string, (hotel: HotelFolder) => void, string]>([
    [
      'a mistake in hotel.json',
      ({ edit }) => edit('content/hotel.json', (hotel) => Object.assign(hotel, { checkIn: 4 })),
      'content/hotel.json: checkIn must be text, not 4',
    ],
    [
      'a typeface that is not installed',
      ({ edit }) =>
        edit('content/brand.json', ({ typefaces }) => {
          typefaces.text.package = '@fontsource/no-such-font';
        }),
      'content/brand.json: typefaces.text.package is not installed: run npm install @fontsource/no-such-font',
    ],
    [
      'a missing brand mark',
      ({ root }) => rmSync(path.join(root, 'media/brand/mark.svg')),
      'media/brand/mark.svg: the file is missing',
    ],
    [
      'a photo description that is not JSON',
      ({ write }) => write('media/pool-1.json', '{'),
      'media/pool-1.json: the file is not valid JSON',
    ],
    [
      'a file that is not a photograph',
      ({ write }) => write('media/sun-deck-9.jpg', 'words'),
      'media/sun-deck-9.jpg cannot be used',
    ],
    [
      'a missing media folder',
      ({ root }) => rmSync(path.join(root, 'media'), { recursive: true }),
      'media: the folder is missing',
    ],
  ])('reports %s in one line', async (_, spoil, error) => {
    const hotel = copyHotel();
    spoil(hotel);
    const { code, lines } = await run('media', undefined, hotel.root);
    expect([code, lines]).toEqual([1, [expect.stringContaining(error)]]);
  });
});
