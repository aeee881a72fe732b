import { createContext, useContext, useEffect, useRef } from 'react';
import { DayButton, type DayButtonProps, type DayProps, type MonthProps } from 'react-day-picker';
import type { StayDays } from '../../../shared/rates/stayProblems';
import { useNear } from '../../hooks/useNear';
import { useLabels, useSiteData } from '../../siteData';
import { requestMonth } from '../../stay/nightsStore';
import { dayOf } from './dates';
import type { DayRules } from './useDayRules';

/** Provides the calendar's day rules to its days and months. */
export const RulesContext = createContext<DayRules | undefined>(undefined);

/** A day with a price. Unavailable days stay focusable; choosing an unavailable day shows the reason. */
export function PricedDay({ children, ...button }: DayButtonProps) {
  const day = dayOf(button.day.date);
  const rules = useContext(RulesContext);
  const { price, isLowest, isSoldOut, isClosed, isUnavailable } = rules?.dayState(day) ?? {};
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

/** A month. While near the viewport, requests the month's prices and availability for the chosen number of guests. */
export function PricedMonth({ calendarMonth: { date }, displayIndex: _, ...block }: MonthProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, 'now');
  const { hasNights } = useSiteData().settings;
  const { guests } = useContext(RulesContext) ?? {};
  const first = dayOf(date);
  useEffect(() => {
    if (isNear && hasNights && guests) void requestMonth(first, guests);
  }, [isNear, hasNights, first, guests]);
  return <div {...block} ref={place} />;
}

interface CalendarNotesProps {
  rules: DayRules;
  /** Whether the days have prices. */
  isPriced: boolean;
  onChoose: (days: StayDays) => void;
}

/** The table cell of a day. Empty for days of adjacent months, which complete the first and last weeks. */
export const Day = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers.hidden ? <td /> : <td {...cell} />;

/** Notes below the days: a legend for the prices, or the rule for the chosen day, followed by alternative stays. */
export function CalendarNotes({ rules, isPriced, onChoose }: CalendarNotesProps) {
  const { words, legend, hasLows, rule, instead } = rules;
  const { dayLabel, spanLabel } = useLabels();
  return (
    <div className={isPriced ? 'stay-calendar__notes stay-calendar__notes--priced' : 'stay-calendar__notes'}>
      {words && legend.length > 0 && !rule && (
        <ul className="cluster stay-calendar__legend">
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {/* Hidden from screen readers, because the names of the days include price and availability. */}
          {hasLows && (
            <li className="stay-calendar__key stay-calendar__key--lowest" aria-hidden="true">
              {words.lowest}
            </li>
          )}
          <li className="stay-calendar__key stay-calendar__key--sold" aria-hidden="true">
            {words.mark}
          </li>
        </ul>
      )}
      <div className="cluster stay-calendar__rule" role="status">
        {rule && <p>{rule}</p>}
        {instead.map((days) => (
          <button
            key={days.arrival + days.departure}
            type="button"
            className="other-stay"
            onClick={() => onChoose(days)}
          >
            {spanLabel(dayLabel(days.arrival), dayLabel(days.departure))}
          </button>
        ))}
      </div>
    </div>
  );
}
