import { priceBarMaximum, priceLabel, type Room } from '../../../shared/room';

/** A room's price as a share of the maximum. docs/behavior.md#price-bar */
export function PriceBar({ room }: { room: Room }) {
  const filled = Math.min(room.price, priceBarMaximum);
  return (
    // biome-ignore lint/a11y/useSemanticElements: each browser draws a <meter> in its own way, and it weighs more
    <svg
      className="room-card__bar"
      viewBox={`0 0 ${priceBarMaximum} 1`}
      preserveAspectRatio="none"
      role="meter"
      aria-label="Price"
      aria-valuenow={filled}
      aria-valuemax={priceBarMaximum}
      aria-valuetext={`${priceLabel(room)} of $${priceBarMaximum}`}
    >
      <rect width={filled} height="1" />
    </svg>
  );
}
