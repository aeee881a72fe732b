import { priceLabel, type Room } from '../../../shared/room';
import { site } from '../../../shared/site';
import { useStaySum } from '../../components/StaySum/StaySum';

/**
 * A room's price with what it includes in small print beside it (docs/behavior.md#rates): a night's, or once a stay is
 * chosen the stay's.
 */
export function Rate({ room }: { room: Room }) {
  const sum = useStaySum(room);
  return (
    <span className="rate">
      <span className="rate__price figure">{sum?.sum ?? priceLabel(room)}</span>{' '}
      <span className="rate__note">{sum ? `for ${sum.nights}, ${sum.note}` : site.rateNote}</span>
    </span>
  );
}
