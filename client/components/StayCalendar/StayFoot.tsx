import { isDay, nightCount } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { useStay, useStayTexts } from '../../stay/stay';
import { OtherStays } from '../StayNights/parts';
import { useChosenStay } from '../StaySum/StaySum';
import { Breakdown, StayPrice } from '../StaySum/sums';
import type { CalendarProps } from './StayCalendar';

/** The stay's price, or why it is unavailable and other stays; until both days are chosen, the day to choose next. */
export function StayFoot({ words, room }: CalendarProps) {
  const { stayForm } = useSiteData();
  const { sum, cost, stay, nights, reason } = useChosenStay(room);
  return (
    <div className="stay-foot">
      <div role="status">
        {cost && sum ? (
          <StayPrice cost={cost} from={sum.from}>
            {fill(sum.line, { ...sum })}
          </StayPrice>
        ) : stay && nights && reason ? (
          <>
            <p className="stay-foot__head">{reason}</p>
            <OtherStays nights={nights} stay={stay} room={room?.slug} />
          </>
        ) : (
          <NextStep words={words} />
        )}
      </div>
      {cost && <Breakdown cost={cost} />}
      {stayForm.pets && <p className="small">{stayForm.pets}</p>}
    </div>
  );
}

/** The day to choose next, which the calendar announces to screen readers, or the number of nights. */
function NextStep({ words }: Pick<CalendarProps, 'words'>) {
  const { dayLabel, nightsLabel } = useLabels();
  const { arrival } = useStayTexts();
  const stay = useStay();
  const [head, next] = stay
    ? [nightsLabel(nightCount(stay))]
    : isDay(arrival)
      ? [dayLabel(arrival), words.leave]
      : [words.when, words.arrive];
  return (
    <p className="stay-foot__next" aria-hidden={next ? true : undefined}>
      <strong className="stay-foot__head">{head}</strong> {next}
    </p>
  );
}
