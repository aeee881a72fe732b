import type { ListedRoom } from '../../../shared/pageData';
import { useSiteData } from '../../siteData';

/** A room's price as a share of the maximum. The text above has the price. */
export function PriceBar({ room }: { room: ListedRoom }) {
  const { priceBarMaximum } = useSiteData().hotel;
  return (
    <svg
      className="room-card__bar"
      viewBox={`0 0 ${priceBarMaximum} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.min(room.price, priceBarMaximum)} height="1" />
    </svg>
  );
}
