import sharp from 'sharp';
import { channels } from '../../shared/contrast';

/** Background colors of pictures while they load, as in client/styles/pictures.css; each picture gets the nearest to its average. */
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

/** The squared distance of two colors. */
const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0);

/**
 * The name of a picture's background color: nearest to its average, brightened and saturated, because averages are grayish.
 * (The most frequent color is often that of a wall or a railing and differs between frames.)
 * @param path the master's file
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
