import { createContext, useContext, useEffect, useRef } from 'react';
import { DayButton, type DayButtonProps, type DayProps, type MonthProps } from 'react-day-picker';
import { fill } from '../../../shared/words';
import { useNear } from '../../hooks/useNear';
import { useSiteData } from '../../siteData';
import { wantMonth } from '../StayNights/store';
import { dayOf } from './dates';
import type { DayRules } from './useDayRules';

/** What the days below it show. */
export const RulesContext = createContext<DayRules | undefined>(undefined);

/** A day with its price, struck through if it is sold out. One that cannot be chosen can be reached, and says why. */
export function PricedDay({ children, ...button }: DayButtonProps) {
  const day = dayOf(button.day.date);
  const rules = useContext(RulesContext);
  const { price, isLowest, isSoldOut, isClosed, isOff } = rules?.factsOf(day) ?? {};
  const classes = [
    button.className,
    isSoldOut && 'stay-calendar__sold',
    isOff && 'stay-calendar__off',
    isLowest && 'stay-calendar__lowest',
  ];
  const isPast = button.modifiers.past;
  if (!rules?.words || isPast) return <DayButton {...button}>{children}</DayButton>;
  return (
    <DayButton
      {...button}
      className={classes.filter(Boolean).join(' ')}
      {...(isOff && { 'aria-disabled': true })}
    >
      <span className="stay-calendar__number">{children}</span>
      <span className="stay-calendar__price">
        {isClosed ? rules.words.noArrival : isSoldOut ? '' : price}
      </span>
    </DayButton>
  );
}

/** A month, whose nights are requested when it comes into view. */
export function PricedMonth({ calendarMonth: { date }, displayIndex: _, ...block }: MonthProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { hasNights } = useSiteData().settings;
  const first = dayOf(date);
  useEffect(() => {
    if (isNear && hasNights) void wantMonth(first);
  }, [isNear, hasNights, first]);
  return <div {...block} ref={place} />;
}

/** The cell of a day. Those of other months, which complete the first and the last week, are empty. */
export const Day = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers.hidden ? <td /> : <td {...cell} />;

/** Below the days: the rule that matters now, else what a price is. */
export function CalendarNotes({
  rules: { words, hasPrices, rule },
  note,
}: {
  rules: DayRules;
  note: string;
}) {
  return (
    <div className="stay-calendar__notes">
      {words && hasPrices && !rule && (
        <p className="stay-calendar__legend">
          {fill(words.legend, { note })}{' '}
          <span className="stay-calendar__mark" aria-hidden="true">
            <s>12</s> {words.mark}
          </span>
        </p>
      )}
      <p className="stay-calendar__rule" role="status">
        {rule}
      </p>
    </div>
  );
}
