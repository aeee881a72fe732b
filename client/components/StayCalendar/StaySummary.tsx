import { firstDay, searchLink } from '../../../shared/rates/cheapestStays';
import { longerStay } from '../../../shared/rates/longerStay';
import { monthOf } from '../../../shared/rates/ratePlan';
import { isDay, nightCount, parseCount, type Stay } from '../../../shared/stay';
import type { StayCost } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { useLabels, useSiteData } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { changeStay, useStay, useStayEntries } from '../../stay/stayStore';
import { useToday } from '../../stay/today';
import { useChosenStay } from '../../stay/useChosenStay';
import { OtherStays } from '../OtherStays/OtherStays';
import { OnlyCancelable } from '../PageStayForm/OnlyCancelable';
import { Breakdown } from '../StayPrice/Breakdown';
import { CodeHint } from '../StayPrice/CodeHint';
import { StayPrice } from '../StayPrice/StayPrice';
import type { CalendarProps } from './StayCalendar';

/** The stay's price, or the reason why the stay is unavailable. Before a stay is chosen, shows the next step. */
export function StaySummary({ words, room, code }: CalendarProps) {
  const { settings, stayForm } = useSiteData();
  const { cancelable } = useStayEntries();
  const { sum, cost, stay, nights, reason } = useChosenStay(room);
  return (
    <div className="stay-summary">
      <div role="status">
        {stay && cost && sum ? (
          <StayPrice stay={stay} cost={cost} from={sum.from}>
            {fill(sum.line, { ...sum })}
          </StayPrice>
        ) : stay && nights && reason ? (
          <>
            <p className="stay-summary__head">{reason}</p>
            <OtherStays nights={nights} stay={stay} room={room?.slug} />
          </>
        ) : (
          <NextStep words={words} />
        )}
      </div>
      {stay && cost && nights && <LongerNote stay={stay} cost={cost} nights={nights} />}
      <div className="cluster stay-price__more">
        {cost && <Breakdown cost={cost} />}
        {stay && cost && nights && !code && <CodeHint stay={stay} cost={cost} nights={nights} />}
        {settings.hasFinalRates && (
          <OnlyCancelable
            label={words.cancelable}
            isField={false}
            isChecked={cancelable !== ''}
            onChange={(isChecked) => changeStay({ cancelable: isChecked ? '1' : '' })}
          />
        )}
        {settings.hasNights && !cost && <FlexibleLink words={words} />}
      </div>
      {stayForm.pets && <p className="small">{stayForm.pets}</p>}
    </div>
  );
}

interface LongerNoteProps {
  stay: Stay;
  cost: StayCost;
  nights: KnownNights;
}

/** A note that the chosen nights cost less in a longer stay, such as '3 nights or more from $248 a night'. */
function LongerNote({ stay, cost, nights: { rooms, words } }: LongerNoteProps) {
  const { hotel } = useSiteData();
  const { nightsLabel, roundedUp } = useLabels();
  const longer = longerStay(rooms, stay, hotel, cost);
  return (
    longer && (
      <p className="small">
        {fill(words.longer, { nights: nightsLabel(longer.nights), price: roundedUp(longer.price) })}
      </p>
    )
  );
}

/** A link to the cheapest stays of the same length in the month of arrival. Default: 2 nights in the current month. */
function FlexibleLink({ words }: Pick<CalendarProps, 'words'>) {
  const { monthLabel } = useLabels();
  const { arrival, adults, children, cancelable } = useStayEntries();
  const stay = useStay();
  const today = useToday();
  const month = monthOf(isDay(arrival) ? arrival : today());
  const search = {
    month,
    nights: stay ? nightCount(stay) : 2,
    adults: parseCount(adults),
    children: parseCount(children),
    isCancelable: cancelable !== '',
  };
  return (
    <p className="small">
      <a href={searchLink(search)}>{fill(words.flexible, { month: monthLabel(firstDay(month)) })}</a>
    </p>
  );
}

/** The number of nights or, before both days are chosen, a prompt, which the calendar announces to screen readers. */
function NextStep({ words }: Pick<CalendarProps, 'words'>) {
  const { dayLabel, nightsLabel } = useLabels();
  const { arrival } = useStayEntries();
  const stay = useStay();
  const [head, next] = stay
    ? [nightsLabel(nightCount(stay))]
    : isDay(arrival)
      ? [dayLabel(arrival), words.leave]
      : [words.when, words.arrive];
  return (
    <p className="stay-summary__next" aria-hidden={next ? true : undefined}>
      <strong className="stay-summary__head">{head}</strong> {next}
    </p>
  );
}
