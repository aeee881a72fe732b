import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HotelSource } from '../../server/content/readHotel';

/** The sample hotel's folder, which is the repository's root. */
export const sampleDirectory = path.resolve(__dirname, '../..');

/** The folder of the small hotel, which the server's tests use. */
export const smallDirectory = path.resolve(__dirname, '../hotels/small');

const filesIn = (directory: string, folder: string, pattern: RegExp): Map<string, string> =>
  new Map(
    readdirSync(path.join(directory, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => [name, readFileSync(path.join(directory, folder, name), 'utf8')]),
  );

/** Reads the files in a hotel's folder, as the server does. */
export const hotelSource = (directory: string = sampleDirectory): HotelSource => ({
  content: filesIn(directory, 'content', /\.(json|md)$/),
  media: filesIn(directory, 'media', /\.json$|^brand\/wordmark\.svg$/),
  outside: new Set(),
  publicNames: new Set(),
  errors: [],
});
