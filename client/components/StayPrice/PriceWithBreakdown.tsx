import type { ReactNode } from 'react';
import { Breakdown, type Saving } from './Breakdown';
import { StayPrice, type StayPriceProps } from './StayPrice';

interface PriceWithBreakdownProps extends StayPriceProps {
  /** The discount of a promo code. */
  saving?: Saving;
  /** Rendered next to the breakdown. */
  hint?: ReactNode;
}

/** A stay's price with a collapsible breakdown. */
export const PriceWithBreakdown = ({ saving, hint, ...price }: PriceWithBreakdownProps) => (
  <>
    <StayPrice {...price} />
    <div className="cluster stay-price__more">
      <Breakdown cost={price.cost} saving={saving} />
      {hint}
    </div>
  </>
);
