import type { Picture } from '../../shared/picture';
import type { Brand } from '../../shared/schema/brand';
import { type FontRecord, fontFaces } from '../content/fontRecord';
import { brandStyles } from './brandStyles';

/** A class for each crop position in use. */
export const cropStyles = (pictures: Iterable<Pick<Picture, 'position'>>): string => {
  const positions = new Set([...pictures].flatMap(({ position }) => position ?? []));
  return [...positions]
    .sort()
    .map((at) => `.picture--at-${at}{object-position:${at.replace('-', '% ')}%}`)
    .join('');
};

/** What of a hotel its styles depend on. */
export interface StyledHotel {
  brand: Brand;
  pictures: Iterable<Pick<Picture, 'position'>>;
}

/**
 * The styles that differ between hotels; each page has them after the shared sheet, whose cascade layers they use. The
 * content policy names their hash.
 */
export const hotelStyles = ({ brand, pictures }: StyledHotel, fonts: FontRecord): string =>
  `${fontFaces(fonts)}@layer tokens{${brandStyles(brand)}}@layer pictures{${cropStyles(pictures)}}`;
