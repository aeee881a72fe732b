import { bookableRooms } from '../../../generated/content/bookableRooms';
import { offerDetails } from '../../../generated/content/offerDetails';
import { offerContent } from '../../../generated/content/pages/offer';
import type { PageParams } from '../../../shared/matchPage';
import { type Offer, offerPath, offers, offerTexts } from '../../../shared/offers';
import { isFor } from '../../../shared/offers/isFor';
import { nightsInWords } from '../../../shared/offers/phrases';
import { type CodeRoom, type CodeRules, sumWithCode } from '../../../shared/offers/rules';
import { pages } from '../../../shared/pages';
import { roomPath } from '../../../shared/room';
import { daysAfter } from '../../../shared/stay';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { OfferLink } from '../../components/Offers/OfferLink';
import { useOffers } from '../../components/Offers/useOffers';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { Link } from '../../navigation/Link';
import type { PageComponent } from '../../navigation/pageModule';
import { useLabels, useSiteData } from '../../siteData';

const { eyebrow, heading, finePrint, prices, notToday } = offerContent;

export async function pageFor({ slug = '' }: PageParams): Promise<PageComponent | undefined> {
  const offer = offers.find(({ id }) => id === slug);
  return offer && Object.assign(() => <OfferPage offer={offer} />, { heroPicture: offer.picture });
}

/** An offer with its rules in words and the cost of a stay in each of its rooms. docs/behavior.md#offers */
function OfferPage({ offer }: { offer: Offer }) {
  const details = offerDetails[offer.id];
  const isRunning = useOffers().includes(offer);
  return (
    <>
      <Head
        title={offer.title}
        {...(details && { description: details.description })}
        path={offerPath(offer.id)}
        picture={offer.picture}
        indexed={isRunning}
      />
      <Hero eyebrow={eyebrow} title={offer.title} subtitle={offer.summary} picture={offer.picture}>
        {isRunning && <OfferLink offer={offer} as={Button} />}
      </Hero>
      <Section first>
        <div className="columns columns--desktop columns--5-7 columns--wide">
          <div className="stack stack--left offer-page__words">
            <h2 className="heading">{heading}</h2>
            {!isRunning && <p>{notToday}</p>}
            <p className="lead">{details?.text}</p>
            <h3 className="above-3">{finePrint}</h3>
            <ul className="stack offer-page__terms">
              {details?.finePrint.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <TextLink to={pages.offers.path}>{offerTexts.all}</TextLink>
          </div>
          {details && <Prices code={offer.code} rules={details.rules} />}
        </div>
      </Section>
    </>
  );
}

/** Number of nights in the table if no rule sets one. */
const usualNights = 2;

/** The cost of a stay with and without the code, by room. */
function Prices({ code, rules }: { code: string; rules: CodeRules }) {
  const { site } = useSiteData();
  const { wholeAmount, roundedUp } = useLabels();
  const nights = rules.nights?.atLeast ?? rules.nights?.atMost ?? usualNights;
  const arrival = rules.firstNight ?? rules.lastDay;
  const stay = { arrival, departure: daysAfter(arrival, nights), adults: 1, children: 0 };
  const sumOf = (room: CodeRoom) => sumWithCode(rules, stay, room, site);
  return (
    <div className="offer-prices">
      <h2 id="prices" className="heading">
        {prices.heading}
      </h2>
      <p className="small">{`${prices.before} ${nightsInWords(nights)}, ${prices.after}`}</p>
      <table aria-labelledby="prices">
        <thead>
          <tr>
            <th scope="col">{prices.room}</th>
            <th scope="col">
              {prices.with} <span translate="no">{code}</span>
            </th>
            <th scope="col">{prices.without}</th>
          </tr>
        </thead>
        <tbody>
          {bookableRooms
            .filter(({ slug }) => isFor(rules, slug))
            .map((room) => (
              <tr key={room.slug}>
                <th scope="row" translate="no">
                  <Link to={roomPath(room.slug)} className="line-link">
                    {room.name}
                  </Link>
                </th>
                <td className="figure" data-label={`${prices.with} ${code} `}>
                  <strong>{roundedUp(sumOf(room)?.sum ?? 0)}</strong>
                </td>
                <td className="figure" data-label={`${prices.without} `}>
                  {wholeAmount(sumOf(room)?.without ?? 0)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
