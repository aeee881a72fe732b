import type { LaterData } from '../../../shared/laterData';
import type { RatedRoom } from '../../../shared/rates/night';
import { isDay, nightsOf } from '../../../shared/stay';
import { useLabels } from '../../siteData';
import { useStay, useStayTexts } from '../../stay/stay';
import { StaySum, useChosenStay } from '../StaySum/StaySum';
import { SumParts } from '../StaySum/sums';

interface StayFootProps {
  words: LaterData['calendar']['words'];
  room: RatedRoom | undefined;
  /** Whether the nights are held for a group, so that they are never sold out. */
  isHeld: boolean;
}

/** The number of nights and their sum; before both days are chosen, which is next. */
export function StayFoot({ words, room, isHeld }: StayFootProps) {
  const { dayLabel, nightsLabel } = useLabels();
  const { arrival } = useStayTexts();
  const stay = useStay();
  const { sum, cost } = useChosenStay(room);
  const [head, next] = stay
    ? [nightsLabel(nightsOf(stay))]
    : isDay(arrival)
      ? [dayLabel(arrival), words.leave]
      : [words.when, words.arrive];
  return (
    <div className="stay-foot">
      <SumParts cost={cost}>
        <div className="row stay-foot__status" role="status">
          {/* Screen readers get the number of nights with the sum, and what is next from the calendar. */}
          <strong className="stay-foot__head" aria-hidden={sum || next ? true : undefined}>
            {head}
          </strong>{' '}
          {next && <span aria-hidden="true">{next}</span>}
          {stay && (sum || !isHeld) && <StaySum room={room} className="stay-foot__sum" />}
        </div>
      </SumParts>
    </div>
  );
}
