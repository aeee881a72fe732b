import type { StayTexts } from '../../../shared/stay';
import type { RatedRoom } from '../../../shared/staySum';
import { useLabels, useSiteData } from '../../siteData';
import { useStay } from '../../stay/stay';
import { useNights } from '../../stay/stayNights';
import { Filled } from '../RichText/Filled';
import { type ChosenStay, chosenStay } from '../StayNights/parts';

/**
 * The chosen stay in a room, or in the cheapest room that sleeps the guests; empty until a stay is chosen.
 * docs/behavior.md#what-a-stay-costs
 */
export function useChosenStay(room?: RatedRoom, initial?: StayTexts): Partial<ChosenStay> {
  const site = useSiteData();
  const labels = useLabels();
  const stay = useStay(initial);
  const nights = useNights(stay);
  return stay ? chosenStay({ stay, room, nights, site, labels }) : {};
}

/** 'From $987 for 3 nights, taxes and fees included'; nothing until a stay is chosen. */
export function StaySum({ room, className }: { room?: RatedRoom; className?: string }) {
  const { sum, reason } = useChosenStay(room);
  return (
    (sum || reason) && (
      <span className={className}>
        {sum ? (
          <Filled
            text={sum.line}
            values={{ ...sum, sum: <strong className="figure">{sum.total}</strong>, note: sum.totalNote }}
          />
        ) : (
          reason
        )}
      </span>
    )
  );
}
