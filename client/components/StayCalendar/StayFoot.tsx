import { isDay, nightCount } from '../../../shared/stay';
import { useLabels, useSiteData } from '../../siteData';
import { useStay, useStayTexts } from '../../stay/stay';
import { StaySum, useChosenStay } from '../StaySum/StaySum';
import { SumParts } from '../StaySum/sums';
import type { CalendarProps } from './StayCalendar';

/** The number of nights and their price; until both days are chosen, the day to choose next. */
export function StayFoot({ words, room }: CalendarProps) {
  const { stayForm } = useSiteData();
  const { dayLabel, nightsLabel } = useLabels();
  const { arrival } = useStayTexts();
  const stay = useStay();
  const { sum, cost } = useChosenStay(room);
  const [head, next] = stay
    ? [nightsLabel(nightCount(stay))]
    : isDay(arrival)
      ? [dayLabel(arrival), words.leave]
      : [words.when, words.arrive];
  return (
    <div className="stay-foot">
      <SumParts cost={cost}>
        <div className="row stay-foot__status" role="status">
          {/* Screen readers get the number of nights with the sum, and the next step from the calendar. */}
          <strong className="stay-foot__head" aria-hidden={sum || next ? true : undefined}>
            {head}
          </strong>{' '}
          {next && <span aria-hidden="true">{next}</span>}
          {/* Without a sum, says why the stay is unavailable. */}
          {stay && <StaySum room={room} className="stay-foot__sum" />}
        </div>
      </SumParts>
      {stayForm.pets && <p className="small">{stayForm.pets}</p>}
    </div>
  );
}
