import { wholeAmount } from './room';
import type { HotelFacts } from './schema/hotel';

type Extra = HotelFacts['extras']['items'][number];

/** '$25 a night' */
export const extraPrice = ({ price, unit }: Pick<Extra, 'price' | 'unit'>): string =>
  `${wholeAmount(price)} ${unit}`;
