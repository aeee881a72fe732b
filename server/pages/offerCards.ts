/** Prepares offers for pages: cards, lines for a room's page, and price tables. */
import type { Content } from '../../shared/content/content';
import type { BookableCode, Offer } from '../../shared/content/offers';
import { appliesTo } from '../../shared/offers/appliesTo';
import type { OfferCards, RoomOfferLines } from '../../shared/pageData';
import { pick } from '../../shared/pick';
import { answerCode } from '../../shared/rates/answerCode';
import { atContentPrices } from '../../shared/rates/contentPrices';
import { addDays } from '../../shared/stay';
import { runningOffers } from '../content/runningOffers';

/** The fields of an offer that /book shows. */
export const bookedOffer = (offer: BookableCode | undefined) =>
  offer && pick(offer, ['id', 'title', 'line', 'code', 'rules', 'ruleLabels']);

/** Number of nights in an offer's price table if no rule sets one. */
const defaultNights = 2;

/** The cost of a stay in each room, with and without an offer's code. */
export function offerPrices({ rooms, hotel }: Content, { code, rules }: Offer) {
  const nights = rules.nights?.atLeast ?? rules.nights?.atMost ?? defaultNights;
  const arrival = rules.firstNight ?? rules.lastDay;
  const stay = { arrival, departure: addDays(arrival, nights), adults: 1, children: 0 };
  const priced = rooms.flatMap((room) => {
    const cost = answerCode(atContentPrices([room], stay), stay, hotel, { code, rules });
    return cost ? { ...pick(room, ['slug', 'name']), ...pick(cost, ['sum', 'sumWithoutCode']) } : [];
  });
  return { nights, rooms: priced };
}

/** The running offers as cards. */
export const cardsOf = (content: Content, day: string) =>
  runningOffers(content, day).map((offer) => pick(offer, ['id', 'title', 'line', 'code', 'picture']));

/** The section with offers on the home page and the room list. */
export const offerCards = (content: Content, day: string): OfferCards => ({
  words: pick(content.offerTexts, ['heading', 'text', 'all', 'book']),
  offers: cardsOf(content, day),
});

/** The running offers for a room, one per line. */
export const offersForRoom = (content: Content, day: string, slug: string): RoomOfferLines => ({
  words: pick(content.offerTexts, ['roomHeading', 'all', 'book']),
  offers: runningOffers(content, day)
    .filter(({ rules }) => appliesTo(rules, slug))
    .map((offer) => pick(offer, ['id', 'title', 'line', 'code'])),
});
