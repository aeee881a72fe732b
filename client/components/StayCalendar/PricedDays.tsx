import { createContext, useContext, useEffect, useRef } from 'react';
import { DayButton, type DayButtonProps, type DayProps, type MonthProps } from 'react-day-picker';
import type { StayDays } from '../../../shared/rates/stayProblems';
import { useNear } from '../../hooks/useNear';
import { useLabels, useSiteData } from '../../siteData';
import { requestMonth } from '../../stay/nightsStore';
import { dayOf } from './dates';
import type { DayRules } from './useDayRules';

/** The rules for the days rendered below it. */
export const RulesContext = createContext<DayRules | undefined>(undefined);

/** A day with its price; struck through if sold out. Unavailable days stay focusable, and choosing one shows why. */
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

/** A month. Its nights are requested when it comes into view, and for other guests if the party changes. */
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
  /** Whether days can have prices. */
  isPriced: boolean;
  onChoose: (days: StayDays) => void;
}

/** A day's cell; empty for days of adjacent months, which fill up the first and last weeks. */
export const Day = ({ day: _day, modifiers, ...cell }: DayProps) =>
  modifiers.hidden ? <td /> : <td {...cell} />;

/** Below the days: the rule that currently applies, with stays to choose instead, or else a legend for the prices. */
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
          {/* Screen readers hear which days these are. */}
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
