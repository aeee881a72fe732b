import { offers as content } from '../../generated/content/offers';
import { dayAfter, hotelMidnight } from '../hotelMidnight';
import type { Offer } from '../schema/offer';

export { offerPath } from './offerPath';
export type { Offer };

export const { offers, texts: offerTexts } = content;

/** The offers on a day at the hotel (YYYY-MM-DD). */
export const runningOn = (day: string): readonly Offer[] =>
  offers.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

/** The beginnings and ends of offers, in ms since 1970. */
export const offerChanges = (): number[] =>
  offers.flatMap(({ firstDay, lastDay }) => [hotelMidnight(firstDay), hotelMidnight(dayAfter(lastDay))]);
