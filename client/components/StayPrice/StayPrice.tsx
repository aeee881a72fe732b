import type { ReactNode } from 'react';
import type { Stay } from '../../../shared/stay';
import type { StayCost } from '../../../shared/stayCost';
import { useLabels, useSiteData } from '../../siteData';
import { ratePlanLabel } from '../../stay/ratePlanLabel';
import { useNights } from '../../stay/useNights';
import { CancelNote } from './CancelNote';

export interface StayPriceProps {
  stay: Stay;
  cost: StayCost;
  /** 'From' if the cost is a minimum. */
  from?: string | undefined;
  /** The price before tax. */
  children: ReactNode;
}

/**
 * A stay's total with tax, its room and rate plan, and its price before tax. The total comes first and is the largest
 * amount (BPC 17568.6(a)(2), 16 CFR 464.2).
 */
export function StayPrice({ stay, cost, from, children }: StayPriceProps) {
  const { parts } = useSiteData().stayForm;
  const { amountLabel, nightsLabel } = useLabels();
  const words = useNights()?.words;
  return (
    <div className="stay-price">
      <p className="stay-price__line">
        {from && <span className="small">{from} </span>}
        <strong className="figure stay-price__total">{amountLabel(cost.total)}</strong>{' '}
        <span className="stay-price__label">{parts.total}</span>
      </p>{' '}
      <p>
        {cost.name && (
          <>
            <strong translate="no">{cost.name}</strong>,{' '}
          </>
        )}
        {nightsLabel(cost.nights)}
        {words && cost.plan && ` · ${ratePlanLabel(cost.plan, words)}`}
      </p>{' '}
      <p className="small">{children}</p> <CancelNote arrival={stay.arrival} className="small" />
    </div>
  );
}
