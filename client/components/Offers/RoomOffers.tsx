import { isFor, offerTexts } from '../../../shared/offers';
import { Section } from '../Section/Section';
import { OfferWords } from './Offers';
import { useOffers } from './useOffers';

/** The running offers for one room, without pictures: the page has enough of its own. docs/behavior.md#offers */
export function RoomOffers({ room }: { room: string }) {
  const offers = useOffers().filter((offer) => isFor(offer, room));
  if (offers.length === 0) return null;
  return (
    <Section className="offers">
      <h2 id="offers" className="offers__heading">
        {offerTexts.roomHeading}
      </h2>
      <ul className="offers__list">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferWords offer={offer} room={room} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
