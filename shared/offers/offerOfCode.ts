import type { Content } from '../content/compile';
import type { OfferDetails } from '../schema/offer';

/** The offer of a code on a day: the one that runs, or else the one that ends last. Without pictures, for /book. */
export function offerOfCode(
  { offerDetails }: Pick<Content, 'offerDetails'>,
  code: string,
  day: string,
): OfferDetails | undefined {
  const mine = Object.values(offerDetails).filter((offer) => offer.code.toLowerCase() === code.toLowerCase());
  return mine.find(({ rules }) => (rules.firstDay ?? '') <= day && day <= rules.lastDay) ?? mine.at(-1);
}
