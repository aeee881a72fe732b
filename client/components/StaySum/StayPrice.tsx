import type { ReactNode } from 'react';
import type { RatedRoom } from '../../../shared/rates/night';
import type { StayTexts } from '../../../shared/stay';
import type { StaySum as Cost } from '../../../shared/staySum';
import { useLabels, useSiteData } from '../../siteData';
import { useChosenStay } from './StaySum';

function Part({ label, amount }: { label: ReactNode; amount: number }) {
  const { exactAmount } = useLabels();
  return (
    <div className="spread stay-breakdown__part">
      <dt>{label}</dt>
      <dd className="figure">{exactAmount(amount)}</dd>
    </div>
  );
}

interface SumPartsProps {
  cost: Cost;
  /** The discount of a code. */
  saving?: { label: ReactNode; amount: number };
  /** The price before tax. */
  children: ReactNode;
}

/** A price before tax, beside it the estimated total (BPC 17568.6(a)(2)), and below both their parts in a disclosure. */
export function SumParts({ cost, saving, children }: SumPartsProps) {
  const { hotel, stayForm } = useSiteData();
  const { parts, whoCounts } = stayForm;
  const { amountLabel, dayLabel, exactAmount, rollawaysLabel, nightsLabel } = useLabels();
  const nights = nightsLabel(cost.nights);
  return (
    <>
      <div className="stay-price">
        {children}
        <span className="stay-price__total">
          {parts.total}: <strong className="figure">{exactAmount(cost.total)}</strong>
        </span>
      </div>
      <details className="stay-breakdown">
        <summary>{parts.open}</summary>
        <div className="stay-breakdown__body">
          <dl>
            {cost.byNight?.map(({ day, price }) => (
              <Part key={day} label={dayLabel(day)} amount={price} />
            ))}
            <Part
              label={
                <>
                  {cost.name && <span translate="no">{cost.name}, </span>}
                  {[cost.byNight ? nights : `${nights} × ${amountLabel(cost.rate)}`, parts.fee]
                    .filter(Boolean)
                    .join(', ')}
                </>
              }
              amount={cost.room}
            />
            {cost.rollaways > 0 && (
              <Part
                label={`${rollawaysLabel(cost.rollaways)}, ${nights} × ${amountLabel(hotel.rollawayPrice)} ${parts.each}`}
                amount={cost.rollawayBeds}
              />
            )}
            {saving && <Part label={saving.label} amount={-saving.amount} />}
            <Part label={parts.tax} amount={cost.tax} />
            <Part label={parts.total} amount={cost.total} />
          </dl>
          <p className="above-2">{whoCounts}</p>
        </div>
      </details>
    </>
  );
}

interface StayPriceProps {
  room?: RatedRoom | undefined;
  /** The values in the server's HTML. */
  given?: StayTexts;
  /** The price before tax, or what is shown without a stay. */
  children: ReactNode;
}

/** The price of the chosen stay with its total and parts. */
export function StayPrice({ room, given, children }: StayPriceProps) {
  const { cost } = useChosenStay(room, given);
  return cost ? <SumParts cost={cost}>{children}</SumParts> : children;
}
