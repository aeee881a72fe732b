import { homeContent } from '../../../generated/content/pages/home';
import { bookingLink } from '../../../shared/site';
import { Button } from '../../components/Button/Button';
import { Film } from '../../components/Film/Film';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useHeroLogo } from './useHeroLogo';

/** The film hero of the home page, with the logo over it. docs/behavior.md#home */
export function HomeHero() {
  const logo = useHeroLogo();
  const { film, price, priceNote, beach } = homeContent.hero;
  return (
    <div className="home-hero">
      <div className="hero hero--picture hero--tall on-dark">
        <Film film={film} />
        <div className={`home-hero__logo home-hero__logo--${logo}`} aria-hidden="true">
          <Wordmark />
        </div>
        <div className="home-hero__line wrap">
          <p className="home-hero__price">{price}</p>
          <p className="home-hero__note">{priceNote}</p>
          <p className="home-hero__note">{beach}</p>
          <Button href={bookingLink} className="home-hero__book">
            Book Now
          </Button>
        </div>
      </div>
      <Supergraphic arch="middle" />
    </div>
  );
}
