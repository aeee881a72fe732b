import sharp from 'sharp';
import { channels } from '../../shared/colors';

/** Background colors for pictures while they load, as in client/styles/pictures.css. */
export const backgrounds = {
  linen: '#d4c8b3',
  sand: '#ceb292',
  stone: '#b7af99',
  mist: '#b3beb4',
  oak: '#b39b7e',
  clay: '#9f7e70',
  walnut: '#725437',
  sea: '#318d9f',
};

/** The squared distance between two colors. */
const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0);

/**
 * The name of the color nearest to a picture's average, which is brightened and saturated since averages are grayish.
 * (The most frequent color often comes from a wall or a railing, and differs between frames.)
 * @param path the picture's master file
 */
export async function backgroundOf(path: string): Promise<string> {
  const average = await sharp(path)
    .flatten()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const pixel = await sharp(average).modulate({ saturation: 1.3, brightness: 1.06 }).raw().toBuffer();
  const [[nearest] = ['']] = Object.entries(backgrounds)
    .map(([name, hex]) => [name, distance(channels(hex), [...pixel])] as const)
    .sort((one, other) => one[1] - other[1]);
  return nearest;
}
