import type { Content } from '../content/compile';
import type { Offer, Offers } from '../schema/offer';

export { offerPath } from './offerPath';
export type { Offer, Offers };

/** Whether an offer can be booked on a day at the hotel (YYYY-MM-DD). */
export const isRunning = ({ firstDay, lastDay }: Pick<Offer, 'firstDay' | 'lastDay'>, day: string): boolean =>
  firstDay <= day && day <= lastDay;

/** The offers of a day, with the texts around them. */
export const runningOffers = (
  { offers: { texts, offers } }: Pick<Content, 'offers'>,
  day: string,
): Offers => ({
  texts,
  offers: offers.filter((offer) => isRunning(offer, day)),
});
