import type { TeaserRoom } from '../../../shared/schema/roomFacts';
import { fill } from '../../../shared/words';
import { useChosenStay } from '../../components/StaySum/StaySum';
import { useLabels, useSiteData } from '../../siteData';

/** A room's price per night or for the chosen stay, with fine print about what it includes. docs/behavior.md#rates */
export function Rate({ room }: { room: TeaserRoom }) {
  const { hotel, stayForm, ui } = useSiteData();
  const { priceLabel } = useLabels();
  const { sum, reason } = useChosenStay(room);
  const from = sum ? sum.from : ui.rooms.from;
  if (reason) return <strong className="rate">{reason}</strong>;
  return (
    <span className="rate">
      {from && <span className="rate__from">{from}</span>}{' '}
      <span className="bold rate__price figure">{sum?.sum ?? priceLabel(room)}</span>{' '}
      <span className="rate__note">{sum ? fill(stayForm.sumFor, sum) : hotel.rateNote}</span>
    </span>
  );
}
