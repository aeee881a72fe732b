import type { Picture } from '../../shared/picture';
import type { Brand } from '../../shared/schema/brand';
import { type FontRecord, fontFaces } from '../content/fontRecord';
import { brandStyles } from './brandStyles';

/** A CSS class for each crop position in use. */
export const cropStyles = (pictures: Iterable<Pick<Picture, 'position'>>): string => {
  const positions = new Set([...pictures].flatMap(({ position }) => position ?? []));
  return [...positions]
    .sort()
    .map((at) => `.picture--at-${at}{object-position:${at.replace('-', '% ')}%}`)
    .join('');
};

/** The parts of a hotel that its styles depend on. */
export interface StyledHotel {
  brand: Brand;
  pictures: Iterable<Pick<Picture, 'position'>>;
}

/**
 * The styles that differ between hotels; each page has them after the shared style sheet, whose cascade layers they
 * use. The Content Security Policy contains their hash.
 */
export const hotelStyles = ({ brand, pictures }: StyledHotel, fonts: FontRecord): string =>
  `${fontFaces(fonts)}@layer tokens{${brandStyles(brand)}}@layer pictures{${cropStyles(pictures)}}`;
