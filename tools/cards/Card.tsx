import { Supergraphic } from '../../client/components/Supergraphic/Supergraphic';
import { Wordmark } from '../../client/components/Wordmark/Wordmark';
import { SiteDataProvider } from '../../client/siteData';
import { pictureClasses } from '../../shared/picture';
import type { SiteData } from '../../shared/siteData';
import type { CardPlan } from './plan';

/** The longest title that fits on one line in the larger size, in characters. */
const longestShort = 11;

interface CardProps {
  card: CardPlan;
  site: SiteData;
  /** The picture's master, as a data URL. */
  source: string;
  styles: string;
}

/**
 * A social card as a page of 1200 by 630 px: wordmark and title, the page's picture, and the colored bands at the bottom.
 */
export function Card({ card, site, source, styles }: CardProps) {
  return (
    <html lang={site.hotel.locale.language}>
      <head>
        <meta charSet="utf-8" />
        <style>{styles}</style>
      </head>
      <body>
        <SiteDataProvider data={site}>
          <img className={['picture', ...pictureClasses(card.picture)].join(' ')} src={source} alt="" />
          <div className="sign">
            <Wordmark />
          </div>
          <div className="words">
            <p>{card.label}</p>
            <h1 className={card.title.length > longestShort ? undefined : 'short'}>{card.title}</h1>
          </div>
          <Supergraphic />
        </SiteDataProvider>
      </body>
    </html>
  );
}
