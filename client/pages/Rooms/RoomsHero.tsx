import type { MouseEvent } from 'react';
import type { PageContent } from '../../../shared/schema/pages';
import { BookButton } from '../../components/Button/BookButton';
import { Button } from '../../components/Button/Button';
import { Film } from '../../components/Film/Film';
import { StayHero } from '../../components/StayHero/StayHero';
import { scrollBehavior } from '../../hooks/reducedMotion';
import { useParallax } from './useParallax';

/** The anchor of the room list. RoomList.css sets the scroll offset. */
export const roomListId = 'site-rooms';

/** Scrolls to the room list and moves focus there, without a history entry. */
function exploreRooms(event: MouseEvent) {
  const list = document.getElementById(roomListId);
  if (!list) return;
  event.preventDefault();
  list.scrollIntoView({ behavior: scrollBehavior() });
  list.focus({ preventScroll: true });
}

/** The hero of the rooms page: a film, with the stay form at the bottom. */
export function RoomsHero({ film, title, subtitle, explore }: PageContent<'rooms'>['hero']) {
  const hero = useParallax<HTMLElement>();
  return (
    <StayHero>
      <header className="rooms-hero hero hero--picture on-ink" ref={hero}>
        <Film film={film} speed="slow" />
        <div className="hero__content wrap">
          <div>
            <h1>{title}</h1>
            <p className="hero__subtitle">{subtitle}</p>
          </div>
          <div className="cluster hero__actions no-print">
            <BookButton variant="outline" />
            <Button href={`#${roomListId}`} variant="secondary" onClick={exploreRooms}>
              {explore}
            </Button>
          </div>
        </div>
      </header>
    </StayHero>
  );
}
