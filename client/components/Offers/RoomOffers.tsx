import type { RoomOfferLines } from '../../../shared/pageData';
import { offerPath, pages } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { Section } from '../Section/Section';
import { TextLink } from '../TextLink/TextLink';
import { OfferLink } from './OfferLink';

/** A room's current offers, one per line. Each title links to the offer's page. docs/behavior.md#offers */
export function RoomOffers({ room, words, offers }: RoomOfferLines & { room: string }) {
  if (offers.length === 0) return null;
  return (
    <Section className="no-print">
      <h2 id="site-offers" className="heading offers__heading">
        {words.roomHeading}
      </h2>
      <ul className="above-4 below-5 ruled-list">
        {offers.map((offer) => (
          <li key={offer.id} className="cluster offers__line">
            <h3>
              <Link to={offerPath(offer.id)}>{offer.title}</Link>
            </h3>
            <p>{offer.line}</p>
            <OfferLink offer={offer} label={words.book} room={room} />
          </li>
        ))}
      </ul>
      <TextLink to={pages.offers.path}>{words.all}</TextLink>
    </Section>
  );
}
