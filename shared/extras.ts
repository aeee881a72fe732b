import type { HotelFacts } from './content/schemas/hotel';
import { dollars } from './room';

type Extra = HotelFacts['extras']['items'][number];

/** The extra that adds to what a room sleeps. docs/behavior.md#what-a-stay-costs */
export const rollawayId = 'rollaway-bed';

/** '$25 a night' */
export const extraPrice = ({ price, unit }: Pick<Extra, 'price' | 'unit'>): string =>
  `${dollars(price)} ${unit}`;
