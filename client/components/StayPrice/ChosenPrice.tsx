import type { StayEntries } from '../../../shared/stay';
import type { RatedRoom } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { useChosenStay } from '../../stay/useChosenStay';
import { CodeHint } from './CodeHint';
import { PriceWithBreakdown } from './PriceWithBreakdown';

interface ChosenPriceProps {
  room?: RatedRoom | undefined;
  /** The stay form's values in the server's HTML. */
  initial?: StayEntries;
}

/** The price of the chosen stay with its breakdown, or the reason why the stay is unavailable. */
export function ChosenPrice({ room, initial }: ChosenPriceProps) {
  const { stay, nights, cost, sum, reason } = useChosenStay(room, initial);
  return stay && cost && sum ? (
    <PriceWithBreakdown
      stay={stay}
      cost={cost}
      from={sum.from}
      hint={nights && <CodeHint stay={stay} cost={cost} nights={nights} />}
    >
      {fill(sum.line, { ...sum })}
    </PriceWithBreakdown>
  ) : (
    reason
  );
}
