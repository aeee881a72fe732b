import type { OfferCards } from '../../../shared/pageData';
import { offerPath, pages } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { Picture } from '../Picture/Picture';
import { Section } from '../Section/Section';
import { SectionHead } from '../Section/SectionHead';
import { SwipeRow } from '../SwipeRow/SwipeRow';
import { TextLink } from '../TextLink/TextLink';
import { OfferLink } from './OfferLink';

/** A section with the current offers as cards. Renders nothing without offers. docs/behavior.md#offers */
export function Offers({ words, offers }: OfferCards) {
  if (offers.length === 0) return null;
  return (
    <Section className="no-print">
      <SectionHead id="site-offers" heading={words.heading} text={words.text}>
        <TextLink to={pages.offers.path}>{words.all}</TextLink>
      </SectionHead>
      <SwipeRow className="offers__row">
        {offers.map((offer) => (
          <li key={offer.id} className="offer">
            <div className="frame frame--16x10 below-5">
              <Picture
                picture={offer.picture}
                sizes="(min-width: 1440px) 480px, (min-width: 768px) 34vw, 74vw"
              />
            </div>
            <div className="offer__words">
              <h3>
                <Link to={offerPath(offer.id)}>{offer.title}</Link>
              </h3>
              <p className="offer__line">{offer.line}</p>
              <OfferLink offer={offer} label={words.book} />
            </div>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
