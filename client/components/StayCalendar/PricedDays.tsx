import { createContext, useContext, useEffect, useRef } from 'react';
import { DayButton, type DayButtonProps, type DayProps, type MonthProps } from 'react-day-picker';
import { fill } from '../../../shared/words';
import { useNear } from '../../hooks/useNear';
import { useSiteData } from '../../siteData';
import { requestMonth } from '../../stay/nightsStore';
import { dayOf } from './dates';
import type { DayRules } from './useDayRules';

/** The rules for the days rendered below it. */
export const RulesContext = createContext<DayRules | undefined>(undefined);

/** A day with its price; struck through if sold out. Unavailable days stay focusable, and choosing one shows why. */
export function PricedDay({ children, ...button }: DayButtonProps) {
  const day = dayOf(button.day.date);
  const rules = useContext(RulesContext);
  const { price, isLowest, isSoldOut, isClosed, isUnavailable } = rules?.dayFacts(day) ?? {};
  const classes = [
    button.className,
    isSoldOut && 'stay-calendar__sold',
    isUnavailable && 'stay-calendar__off',
    isLowest && 'stay-calendar__lowest',
  ];
  const isPast = button.modifiers.past;
  if (!rules?.words || isPast) return <DayButton {...button}>{children}</DayButton>;
  return (
    <DayButton
      {...button}
      className={classes.filter(Boolean).join(' ')}
      {...(isUnavailable && { 'aria-disabled': true })}
    >
      <span className="stay-calendar__number">{children}</span>
      <span className="stay-calendar__price">
        {isClosed ? rules.words.noArrival : isSoldOut ? '' : price}
      </span>
    </DayButton>
  );
}

/** A month. Its nights are requested when it comes into view, and for other guests if the party changes. */
export function PricedMonth({ calendarMonth: { date }, displayIndex: _, ...block }: MonthProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, 'now');
  const { hasNights } = useSiteData().settings;
  const { party } = useContext(RulesContext) ?? {};
  const first = dayOf(date);
  useEffect(() => {
    if (isNear && hasNights && party) void requestMonth(first, party);
  }, [isNear, hasNights, first, party]);
  return <div {...block} ref={place} />;
}

/** A day's cell; empty for days of adjacent months, which fill up the first and last weeks. */
export const Day = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers.hidden ? <td /> : <td {...cell} />;

/** Below the days: the rule that currently applies, or else a legend for the prices. */
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
