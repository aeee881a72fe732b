import type { PageData } from '../../../shared/pageData';
import { offerPath, pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { OfferLink } from '../../components/Offers/OfferLink';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { Link } from '../../navigation/Link';

/** All current offers, each with a link to the offer's page. docs/behavior.md#offers */
export default function Offers({ page, words, offers }: PageData['offers']) {
  const { meta, hero, none } = page;
  return (
    <>
      <Head {...meta} path={pages.offers.path} />
      <Hero {...hero} />
      <Section first>
        {offers.length === 0 && <p className="lead">{none}</p>}
        <ul className="stack offer-list">
          {offers.map((offer) => (
            <li key={offer.id} className="columns columns--desktop columns--7-5 offer-list__offer">
              <div className="frame frame--3x2 offer-list__frame">
                <Picture
                  picture={offer.picture}
                  sizes="(min-width: 1440px) 740px, (min-width: 1024px) 54vw, 100vw"
                />
              </div>
              <div className="stack stack--left offer-list__words">
                <h2 className="heading">
                  <Link to={offerPath(offer.id)}>{offer.title}</Link>
                </h2>
                <p className="lead">{offer.line}</p>
                <div className="cluster offer-list__ways">
                  <OfferLink offer={offer} label={words.book} />
                  <Link to={offerPath(offer.id)} className="line-link">
                    {words.details}
                    <span className="visually-hidden">: {offer.title}</span>
                  </Link>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export const heroPicture = ({ page }: PageData['offers']) => page.hero.picture;
