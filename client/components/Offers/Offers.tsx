import { dateLabel } from '../../../shared/dates';
import { type Offer, offerTexts } from '../../../shared/offers';
import { Picture } from '../Picture/Picture';
import { Section } from '../Section/Section';
import { SectionHead } from '../Section/SectionHead';
import { SwipeRow } from '../SwipeRow/SwipeRow';
import { OfferLink } from './OfferLink';
import { useOffers } from './useOffers';

/** The offers that run, as cards; without one there is no section. docs/behavior.md#offers */
export function Offers() {
  const offers = useOffers();
  if (offers.length === 0) return null;
  return (
    <Section className="offers">
      <SectionHead id="offers" heading={offerTexts.heading} text={offerTexts.text} />
      <SwipeRow className="offers__row">
        {offers.map((offer) => (
          <li key={offer.id} className="offer">
            <div className="offer__frame frame">
              <Picture
                picture={offer.picture}
                sizes="(min-width: 1440px) 480px, (min-width: 768px) 34vw, 74vw"
              />
            </div>
            <OfferWords offer={offer} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

/** What an offer is, until when it can be booked, what limits it, and the way to book it. */
export function OfferWords({ offer, room }: { offer: Offer; room?: string }) {
  const { title, text, terms, lastDay } = offer;
  return (
    <div className="offer__words">
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="offer__terms small">
        {terms} {offerTexts.through} {dateLabel(lastDay)}.
      </p>
      <OfferLink offer={offer} room={room} />
    </div>
  );
}
