import type { Content } from '../../shared/content/content';
import type { BookableCode, Offer } from '../../shared/content/offers';
import { isRunning } from '../../shared/offers/appliesTo';
import type { OfferedCode } from '../../shared/offers/rules';

export const runningOffers = ({ offers }: Pick<Content, 'offers'>, day: string): readonly Offer[] =>
  offers.filter(({ rules }) => isRunning(rules, day));

/** The codes that the site offers to guests on a day. */
export const offeredCodes = (content: Pick<Content, 'offers'>, day: string): OfferedCode[] =>
  runningOffers(content, day).map(({ code, rules }) => ({ code, rules }));

/** Finds a code's offer on a day: the running offer, else the offer that ends last, else the accessible rooms' rate. */
export function offerOfCode(
  { offers, accessibleRate }: Pick<Content, 'offers' | 'accessibleRate'>,
  code: string,
  day: string,
): BookableCode | undefined {
  const isMine = (each: { code: string }) => each.code.toLowerCase() === code.toLowerCase();
  const mine = offers.filter(isMine);
  const own = accessibleRate && isMine(accessibleRate) ? accessibleRate : undefined;
  return runningOffers({ offers: mine }, day)[0] ?? mine.at(-1) ?? own;
}
