import type { TeaserRoom } from '../../../shared/room';
import { useLabels, useSiteData } from '../../siteData';
import { useChosenStay } from '../../stay/useChosenStay';

/** A room's price per night with a note about the rate, or the reason why the chosen stay is unavailable. */
export function RoomPrice({ room }: { room: TeaserRoom }) {
  const { hotel, ui } = useSiteData();
  const { priceLabel } = useLabels();
  const { reason } = useChosenStay(room);
  if (reason) return <strong className="rate">{reason}</strong>;
  return (
    <span className="rate">
      <span className="rate__from">{ui.rooms.from}</span>{' '}
      <span className="bold rate__price figure">{priceLabel(room)}</span>{' '}
      <span className="rate__note">{hotel.rateNote}</span>
    </span>
  );
}
