/** The parts of a hotel's content that fonts and icons are made from. */
import type * as z from 'zod';
import { readHotel } from '../../server/content/readHotel';
import { ContentError, formatProblems, parseJson } from '../../shared/content/contentError';
import { type Brand, brandFile } from '../../shared/schema/brand';
import { type HotelFile, hotelFile } from '../../shared/schema/hotel';

/**
 * Reads a hotel's facts, colors and typefaces. Other content files may have errors, since loading them requires the
 * output of `npm run media`.
 * @param root the hotel's folder
 * @throws ContentError if brand.json or hotel.json is invalid
 */
export async function readIdentity(root: string): Promise<{ brand: Brand; site: HotelFile }> {
  const files = await readHotel(root);
  const errors: string[] = [];
  function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = `content/${name}`;
    const text = files.content.get(name);
    if (text === undefined) {
      const unread = files.errors.filter((error) => error.startsWith(`${file}: `));
      errors.push(...(unread.length > 0 ? unread : [`${file}: the file is missing`]));
      return undefined;
    }
    const input = parseJson(file, text, (error) => errors.push(error));
    if (input === undefined) return undefined;
    const { data, error } = schema.safeParse(input);
    errors.push(...formatProblems(file, error?.issues ?? [], input));
    return data;
  }
  const brand = read('brand.json', brandFile);
  const site = read('hotel.json', hotelFile);
  if (!brand || !site) throw new ContentError(errors);
  return { brand, site };
}
