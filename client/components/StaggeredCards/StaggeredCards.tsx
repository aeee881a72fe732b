import type { Picture as PictureData } from '../../../shared/picture';
import { Picture } from '../Picture/Picture';
import { RenderingsNote } from '../RenderingsNote/RenderingsNote';
import { SwipeRow } from '../SwipeRow/SwipeRow';

interface StaggeredCardsProps {
  cards: readonly { title: string; text: string; picture: PictureData; facts?: readonly string[] }[];
  /** The `sizes` attribute of the pictures, which are wider than their 4:5 frames. */
  sizes: string;
  className?: string;
}

/** Three cards, the second lower than the first and third. On phones, the cards form a swipeable row. */
export function StaggeredCards({ cards, sizes, className = '' }: StaggeredCardsProps) {
  return (
    <>
      <SwipeRow className={`staggered-cards ${className}`}>
        {cards.map(({ title, text, picture, facts }) => (
          <li key={title}>
            <div className="frame frame--4x5">
              <Picture picture={picture} sizes={sizes} />
            </div>
            <h3 className="above-5 below-2">{title}</h3>
            <p>{text}</p>
            {facts && (
              <ul className="ruled-list fine staggered-cards__facts">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </SwipeRow>
      <RenderingsNote />
    </>
  );
}
