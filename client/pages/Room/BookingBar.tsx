import type { Room } from '../../../shared/room';
import { bookingLink } from '../../../shared/site';
import { Button } from '../../components/Button/Button';
import { Rate } from './Rate';
import { useOnScreen } from './useOnScreen';

/**
 * Price and BOOK NOW at the foot of the window, on phones, from the end of the key facts to the closing band, which has
 * its own. docs/behavior.md#room-page
 */
export function BookingBar({ room }: { room: Room }) {
  const { ref, isOnScreen } = useOnScreen<HTMLElement>();
  return (
    <section
      ref={ref}
      className={['booking-bar', isOnScreen && 'booking-bar--on-screen'].filter(Boolean).join(' ')}
      aria-label="Book this room"
    >
      <Rate room={room} />
      <Button href={bookingLink}>Book Now</Button>
    </section>
  );
}
