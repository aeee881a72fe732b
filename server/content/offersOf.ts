import type { Content } from '../../shared/content/compile';
import type { Offer } from '../../shared/content/offers';
import { isRunning } from '../../shared/offers/offers';

export const runningOffers = ({ offers }: Pick<Content, 'offers'>, day: string): readonly Offer[] =>
  offers.filter(({ rules }) => isRunning(rules, day));

/** The offer for a code on a day: the one that is running, or else the last one to end. */
export function offerOfCode(
  { offers }: Pick<Content, 'offers'>,
  code: string,
  day: string,
): Offer | undefined {
  const mine = offers.filter((offer) => offer.code.toLowerCase() === code.toLowerCase());
  return runningOffers({ offers: mine }, day)[0] ?? mine.at(-1);
}
