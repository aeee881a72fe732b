import type { Stay } from '../../../shared/stay';
import { useLabels, useSiteData } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { stayLabel } from '../../stay/stayLabel';

interface StayHeadProps {
  nights: KnownNights;
  stay: Stay;
  isSorted: boolean;
  onSort: () => void;
}

/** The line above the cards: the chosen stay, a note about the totals, and the sort button. */
export function StayHead({ nights, stay, isSorted, onSort }: StayHeadProps) {
  const { stayForm, ui } = useSiteData();
  const labels = useLabels();
  return (
    <div className="cluster spread below-6 stay-head">
      <p>
        <strong>{stayLabel(stay, stayForm, labels)}</strong>, {ui.rooms.totalNote}
      </p>
      <button
        type="button"
        className="room-filters__link semibold fine"
        aria-pressed={isSorted}
        onClick={onSort}
      >
        {nights.words.sort}
      </button>
    </div>
  );
}
