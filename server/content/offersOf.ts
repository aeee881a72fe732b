import type { Content } from '../../shared/content/compile';
import { isRunning } from '../../shared/offers/offers';
import type { OfferDetails, Offers } from '../../shared/schema/offer';

/** The offers of a day, with the texts around them. */
export const runningOffers = (
  { offers: { texts, offers } }: Pick<Content, 'offers'>,
  day: string,
): Offers => ({
  texts,
  offers: offers.filter((offer) => isRunning(offer, day)),
});

/** The offer of a code on a day: the one that runs, or else the one that ends last. Without pictures, for /book. */
export function offerOfCode(
  { offerDetails }: Pick<Content, 'offerDetails'>,
  code: string,
  day: string,
): OfferDetails | undefined {
  const mine = Object.values(offerDetails).filter((offer) => offer.code.toLowerCase() === code.toLowerCase());
  return mine.find(({ rules }) => (rules.firstDay ?? '') <= day && day <= rules.lastDay) ?? mine.at(-1);
}
