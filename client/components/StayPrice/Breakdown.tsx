import type { ReactNode } from 'react';
import type { StayCost } from '../../../shared/stayCost';
import { useLabels, useSiteData } from '../../siteData';

function BreakdownRow({ label, amount }: { label: ReactNode; amount: number }) {
  const { exactAmount } = useLabels();
  return (
    <div className="spread stay-breakdown__part">
      <dt>{label}</dt>
      <dd className="figure">{exactAmount(amount)}</dd>
    </div>
  );
}

/** The discount of a promo code. */
export interface Saving {
  label: ReactNode;
  amount: number;
}

interface BreakdownProps {
  cost: StayCost;
  saving?: Saving | undefined;
}

/** The items that make up a stay's price, initially collapsed. */
export function Breakdown({ cost, saving }: BreakdownProps) {
  const { hotel, stayForm } = useSiteData();
  const { parts, whoCounts, pets } = stayForm;
  const { amountLabel, dayLabel, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  const room = [cost.byNight ? nights : `${nights} × ${amountLabel(cost.rate)}`, parts.fee];
  return (
    <details className="stay-breakdown">
      <summary>{parts.open}</summary>
      <div className="stay-breakdown__body">
        <dl>
          {cost.byNight?.map(({ day, price }) => (
            <BreakdownRow key={day} label={dayLabel(day)} amount={price} />
          ))}
          <BreakdownRow
            label={
              <>
                {cost.name && <span translate="no">{cost.name}, </span>}
                {room.filter(Boolean).join(', ')}
              </>
            }
            amount={cost.room}
          />
          {cost.rollawayBeds > 0 && (
            <BreakdownRow
              label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${amountLabel(hotel.rollawayPrice)} ${parts.each}`}
              amount={cost.rollawayBeds}
            />
          )}
          {saving && <BreakdownRow label={saving.label} amount={-saving.amount} />}
          <BreakdownRow label={parts.tax} amount={cost.tax} />
          <BreakdownRow label={parts.total} amount={cost.total} />
        </dl>
        <p className="above-2">
          {whoCounts} {pets}
        </p>
      </div>
    </details>
  );
}
