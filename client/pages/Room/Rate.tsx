import { priceLabel, type Room } from '../../../shared/room';
import { site } from '../../../shared/site';

/** A room's price with what it includes in small print beside it (docs/behavior.md#rates). */
export function Rate({ room }: { room: Room }) {
  return (
    <span className="rate">
      <span className="rate__price figure">{priceLabel(room)}</span>{' '}
      <span className="rate__note">{site.rateNote}</span>
    </span>
  );
}
