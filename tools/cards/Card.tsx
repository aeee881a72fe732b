import { Supergraphic } from '../../client/components/Supergraphic/Supergraphic';
import { Wordmark } from '../../client/components/Wordmark/Wordmark';
import type { CardPlan } from './plan';

/** The longest title, in letters, that fits on one line in the larger size. */
const longestShort = 11;

interface CardProps {
  card: CardPlan;
  /** The picture's master, as a data URL. */
  source: string;
  styles: string;
}

/**
 * A social card as a page of 1200 by 630 px: wordmark and title on paper, the page's picture beside them, and the
 * bands along the foot, which rise over the picture.
 */
export function Card({ card, source, styles }: CardProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <style>{styles}</style>
      </head>
      <body>
        <img className={`picture picture--${card.picture.name}`} src={source} alt="" />
        <div className="sign">
          <Wordmark />
        </div>
        <div className="words">
          <p>{card.label}</p>
          <h1 className={card.title.length > longestShort ? undefined : 'short'}>{card.title}</h1>
        </div>
        <Supergraphic />
      </body>
    </html>
  );
}
