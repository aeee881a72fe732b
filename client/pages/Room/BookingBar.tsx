import { useEffect, useRef, useState } from 'react';
import type { TeaserRoom } from '../../../shared/room';
import { fill } from '../../../shared/templates';
import { BookButton } from '../../components/Button/BookButton';
import { StayLink } from '../../components/StayLink/StayLink';
import { useChosenStay } from '../../stay/useChosenStay';
import { RoomPrice } from './RoomPrice';

/**
 * A bar with price, stay and BOOK NOW at the bottom of the screen on phones. The bar is visible between the key facts
 * and the closing band, both of which have BOOK NOW buttons. Tapping the price or stay opens the stay form as a sheet.
 */
export function BookingBar({ room, label }: { room: TeaserRoom; label: string }) {
  const { ref, isOnScreen } = useOnScreen();
  const { sum } = useChosenStay(room);
  return (
    <section
      ref={ref}
      className={`spread booking-bar no-print ${isOnScreen ? 'booking-bar--on-screen' : ''}`}
      aria-label={label}
    >
      <StayLink className="booking-bar__stay plain" room={room}>
        {sum ? (
          <>
            <strong className="figure">{fill(sum.short, { ...sum, sum: sum.total })}</strong>{' '}
            <span className="rate__note">{sum.totalNote}</span>{' '}
          </>
        ) : (
          <RoomPrice room={room} />
        )}{' '}
      </StayLink>
      <BookButton room={room.slug} />
    </section>
  );
}

/** Returns whether any part of the element with the returned ref is in the viewport. */
function useOnScreen() {
  const ref = useRef<HTMLElement>(null);
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isOnScreen };
}
