import type { Room } from '../../../shared/room';
import { bookingLink } from '../../../shared/site';
import { Button } from '../../components/Button/Button';
import { Rate } from './Rate';
import { useOnScreen } from './useOnScreen';

/**
 * Price and BOOK NOW within a thumb's reach, on phones. It sticks to the foot of the screen from the end of the key
 * facts to the closing band, which has its own. DESIGN 4, Phones first.
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
