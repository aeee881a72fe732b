import type { ReactNode } from 'react';
import type { Labels } from '../../../shared/labels';
import type { SiteData } from '../../../shared/siteData';
import type { StayTexts } from '../../../shared/stay';
import { type StaySum as Cost, type PricedRoom, staySum } from '../../../shared/staySum';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { useStay } from '../../stay/stay';
import { Filled } from '../RichText/Filled';

/**
 * The cost of the chosen stay in a room, or in the cheapest room that sleeps the guests; undefined before a stay is
 * chosen, or if the room does not sleep so many. docs/behavior.md#what-a-stay-costs
 */
function useStayCost(room?: PricedRoom, given?: StayTexts) {
  const { hotel } = useSiteData();
  const stay = useStay(given);
  const priced = stay && (room ?? hotel.cheapestRooms[stay.adults + stay.children - 1]);
  return priced && staySum(stay, priced, hotel);
}

/**
 * Parts of a sentence about that cost: '$1,647', '3 nights', 'two rollaway beds and amenity fee included, before
 * tax'.
 */
export function useStaySum(room?: PricedRoom, given?: StayTexts) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  const cost = useStayCost(room, given);
  if (!cost) return undefined;
  return {
    sum: labels.wholeAmount(cost.sum),
    nights: labels.nightsLabel(cost.nights),
    note: sumNote(cost, stayForm, labels),
  };
}

/** What a sum includes: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: Cost,
  stayForm: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string =>
  rollaways
    ? fill(stayForm.sumWithBeds, { beds: rollawaysLabel(rollaways), note: stayForm.sumNote })
    : stayForm.sumNote;

interface StaySumProps {
  room?: PricedRoom | undefined;
  /** The values in the server's HTML. */
  given?: StayTexts;
  className?: string;
}

/** 'From $987 for 3 nights, amenity fee included, before tax'; nothing before a stay is chosen. */
export function StaySum({ room, given, className }: StaySumProps) {
  const { stayForm } = useSiteData();
  const sum = useStaySum(room, given);
  return (
    sum && (
      <span className={className}>
        <Filled text={stayForm.sum} values={{ ...sum, sum: <strong className="figure">{sum.sum}</strong> }} />
      </span>
    )
  );
}

function Part({ label, amount }: { label: ReactNode; amount: number }) {
  const { exactAmount } = useLabels();
  return (
    <div className="spread stay-breakdown__part">
      <dt>{label}</dt>
      <dd className="figure">{exactAmount(amount)}</dd>
    </div>
  );
}

/** The cost of a stay with its parts and tax, in a disclosure; nothing before a stay is chosen. */
export function StayBreakdown({ room, given }: Omit<StaySumProps, 'className'>) {
  const cost = useStayCost(room, given);
  return cost && <SumParts cost={cost} />;
}

interface SumPartsProps {
  cost: Cost;
  /** The discount of a code. */
  saving?: { label: ReactNode; amount: number };
}

/** A cost with its parts. */
export function SumParts({ cost, saving }: SumPartsProps) {
  const { hotel, stayForm } = useSiteData();
  const { parts, whoCounts } = stayForm;
  const { wholeAmount, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  return (
    <details className="stay-breakdown">
      <summary>{parts.open}</summary>
      <div className="stay-breakdown__body">
        <dl>
          <Part
            label={[`${nights} × ${wholeAmount(cost.rate)}`, parts.fee].filter(Boolean).join(', ')}
            amount={cost.room}
          />
          {cost.rollaways > 0 && (
            <Part
              label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${wholeAmount(hotel.rollawayPrice)} ${parts.each}`}
              amount={cost.rollawayBeds}
            />
          )}
          {saving && <Part {...saving} amount={-saving.amount} />}
          <Part label={parts.tax} amount={cost.tax} />
          <Part label={parts.total} amount={cost.total} />
        </dl>
        <p className="above-2">{whoCounts}</p>
      </div>
    </details>
  );
}
