import type { Stay } from '../../../shared/stay';
import type { RatedRoom } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { OtherStays } from '../../components/OtherStays/OtherStays';
import { useLabels } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { problemLabel } from '../../stay/problemLabels';
import { ratePlanLabel } from '../../stay/ratePlanLabel';
import type { ChosenStay } from '../../stay/useChosenStay';

interface RoomCardTotalProps {
  nights: KnownNights;
  known: Pick<ChosenStay, 'stay' | 'cost' | 'problem'>;
}

/** Replaces a card's rate with the total for the chosen stay, or says that the room is unavailable. */
export function RoomCardTotal({ nights: { words }, known: { stay, cost, problem } }: RoomCardTotalProps) {
  const { amountLabel, nightsLabel, rangeLabel } = useLabels();
  const { taken, forNights } = words;
  const [total, detail] = cost
    ? [amountLabel(cost.total), fill(forNights, { nights: nightsLabel(cost.nights) })]
    : [problem?.kind === 'soldOut' ? taken.short : taken.closed, rangeLabel(stay.arrival, stay.departure)];
  return (
    <p className={`fine room-card__price ${cost ? 'figure' : 'stay-card__taken'}`}>
      <strong>{total}</strong> <span className="stay-card__nights">{detail}</span>
    </p>
  );
}

interface RoomCardStayProps {
  nights: KnownNights;
  room: RatedRoom;
  stay: Stay;
  known: Pick<ChosenStay, 'cost' | 'problem'>;
}

/** Replaces a card's total line with the rate plan or, if the room is unavailable, with the reason and other stays. */
export function RoomCardStay({ nights, room, stay, known: { cost, problem } }: RoomCardStayProps) {
  const labels = useLabels();
  if (cost?.plan)
    return <p className="fine below-2 room-card__stay">{ratePlanLabel(cost.plan, nights.words)}</p>;
  if (!problem) return null;
  return (
    <div className="fine below-2 room-card__stay">
      {problem.kind !== 'soldOut' && <p>{problemLabel(problem, stay, nights.words, labels)}</p>}
      <OtherStays nights={nights} stay={stay} room={room.slug} />
    </div>
  );
}
