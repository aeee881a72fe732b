import { offers as content } from '../generated/content/offers';
import type { Offer } from './content/schemas/offer';
import { dayAfter, hotelMidnight } from './hotelMidnight';

export type { Offer };

export const { offers, texts: offerTexts } = content;

/** The offers that run on a day at the hotel (YYYY-MM-DD). */
export const runningOn = (day: string): readonly Offer[] =>
  offers.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

/** Whether an offer is for a room. */
export const isFor = ({ rooms }: Offer, slug: string): boolean => rooms === 'all' || rooms.includes(slug);

/** Each moment at which an offer begins or has ended, in ms since 1970. */
export const offerChanges = (): number[] =>
  offers.flatMap(({ firstDay, lastDay }) => [hotelMidnight(firstDay), hotelMidnight(dayAfter(lastDay))]);
