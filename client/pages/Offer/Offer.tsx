import type { PageData } from '../../../shared/pageData';
import { offerPath, pages, roomPath } from '../../../shared/pages';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { OfferLink } from '../../components/Offers/OfferLink';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { Link } from '../../navigation/Link';
import { useLabels } from '../../siteData';

export const heroPicture = ({ offer }: PageData['offer']) => offer.picture;

/** An offer with its terms and the cost of a stay in each of its rooms. docs/behavior.md#offers */
export default function Offer(data: PageData['offer']) {
  const { page, offer, isRunning, offerTexts } = data;
  const { eyebrow, heading, finePrint, notToday } = page;
  return (
    <>
      <Head
        title={offer.title}
        description={offer.text}
        path={offerPath(offer.id)}
        picture={offer.picture}
        indexed={isRunning}
      />
      <Hero eyebrow={eyebrow} title={offer.title} subtitle={offer.line} picture={offer.picture}>
        {isRunning && <OfferLink offer={offer} label={offerTexts.book} as={Button} />}
      </Hero>
      <Section first>
        <div className="columns columns--desktop columns--5-7 columns--wide">
          <div className="stack stack--left offer-page__words">
            <h2 className="heading">{heading}</h2>
            {!isRunning && <p>{notToday}</p>}
            <p className="lead">{offer.text}</p>
            <h3 className="above-3">{finePrint}</h3>
            <ul className="stack offer-page__terms">
              {offer.terms.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <TextLink to={pages.offers.path}>{offerTexts.all}</TextLink>
          </div>
          <Prices {...data} />
        </div>
      </Section>
    </>
  );
}

/** The cost of a stay with and without the code, by room. */
function Prices({ page: { prices }, offer: { code }, nights, rooms }: PageData['offer']) {
  const { amountLabel, nightsLabel } = useLabels();
  return (
    <div className="offer-prices">
      <h2 id="site-prices" className="heading">
        {prices.heading}
      </h2>
      <p className="small">{`${prices.before} ${nightsLabel(nights)}, ${prices.after}`}</p>
      <table aria-labelledby="site-prices">
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
          {rooms.map(({ slug, name, sum, sumWithoutCode }) => (
            <tr key={slug}>
              <th scope="row" translate="no">
                <Link to={roomPath(slug)} className="line-link">
                  {name}
                </Link>
              </th>
              <td className="figure" data-label={`${prices.with} ${code} `}>
                <strong>{amountLabel(sum)}</strong>
              </td>
              <td className="figure" data-label={`${prices.without} `}>
                {amountLabel(sumWithoutCode)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
