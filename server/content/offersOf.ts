import type { Content } from '../../shared/content/compile';
import type { Offer } from '../../shared/content/offers';
import { isRunning } from '../../shared/offers/offers';

/** The offers of a day. */
export const runningOffers = ({ offers }: Pick<Content, 'offers'>, day: string): readonly Offer[] =>
  offers.filter(({ rules }) => isRunning(rules, day));

/** The offer of a code on a day: the one that runs, or else the one that ends last. */
export function offerOfCode(
  { offers }: Pick<Content, 'offers'>,
  code: string,
  day: string,
): Offer | undefined {
  const mine = offers.filter((offer) => offer.code.toLowerCase() === code.toLowerCase());
  return runningOffers({ offers: mine }, day)[0] ?? mine.at(-1);
}
