import type { HotelFacts } from './content/schemas/hotel';
import { wholeAmount } from './room';

type Extra = HotelFacts['extras']['items'][number];

/** '$25 a night' */
export const extraPrice = ({ price, unit }: Pick<Extra, 'price' | 'unit'>): string =>
  `${wholeAmount(price)} ${unit}`;
