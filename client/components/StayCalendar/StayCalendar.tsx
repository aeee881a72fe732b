import { useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { LazyData } from '../../../shared/lazyData';
import type { StayDays } from '../../../shared/rates/stayProblems';
import type { BookableRoom } from '../../../shared/room';
import { addDays, type DateField, isDay, maxNights } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { scrollBehavior } from '../../hooks/reducedMotion';
import { useLabels, useSiteData } from '../../siteData';
import { useToday } from '../../stay/today';
import { Icon } from '../Icon/Icon';
import type { StayFormState } from '../StayForm/useStayForm';
import { dateOf, dayOf } from './dates';
import { CalendarNotes, Day, PricedDay, PricedMonth, RulesContext } from './PricedDays';
import { useDayRules } from './useDayRules';

/** Number of months in the list: the current month and the next 12 months. */
const listedMonths = 13;

/** Props that the panel and the sheet pass to the calendar. */
export interface CalendarProps {
  words: LazyData['calendar']['words'];
  room: BookableRoom | undefined;
  /** The promo code in the URL. */
  code?: string | undefined;
  /** The date field that the next chosen day fills. */
  field: DateField;
  onFieldChange: (field: DateField) => void;
}

/** Returns the Sunday on or before a day. */
const firstOfWeek = (day: string) => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

interface StayCalendarProps extends CalendarProps {
  form: StayFormState;
  /** 'pages' shows two months at a time and initially focuses a day. 'list' is a scrolling list of 13 months. */
  layout: 'pages' | 'list';
}

/**
 * The calendar for choosing arrival and departure. react-day-picker provides the grid with keyboard support (WAI-ARIA
 * APG, Date Picker Dialog). docs/decisions/0015-libraries-refused.md
 */
export function StayCalendar({ words, form, room, field, layout, onFieldChange }: StayCalendarProps) {
  const { settings } = useSiteData();
  const { monthLabel, longDayLabel, weekdayName } = useLabels();
  const calendar = useRef<HTMLDivElement>(null);
  const [today] = useState(useToday());
  const [announcement, setAnnouncement] = useState('');
  const arrival = isDay(form.entries.arrival) ? form.entries.arrival : '';
  const departure = isDay(form.entries.departure) ? form.entries.departure : '';
  const selected = arrival
    ? { from: dateOf(arrival), to: departure > arrival ? dateOf(departure) : undefined }
    : undefined;

  const rules = useDayRules({ entries: { ...form.entries, arrival, departure }, words, field, room, today });
  const isList = layout === 'list';
  const classes = [
    'stay-calendar',
    isList && 'stay-calendar--list',
    settings.hasNights && 'stay-calendar--priced',
  ];

  // Scrolls the arrival's week, or else the current week, to the top, so that the possible departures are visible.
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isList) return;
    // Scrolling must wait for the next frame, when the sheet is open.
    const frame = requestAnimationFrame(() => {
      const list = calendar.current;
      const week = list?.querySelector(`[data-day="${arrival || today}"]`)?.closest('tr');
      if (!list || !week) return;
      const behavior = wasShown.current ? scrollBehavior() : 'instant';
      // Leaves space for the month's name, which sticks to the top and is as tall as a week.
      const { top, height } = week.getBoundingClientRect();
      list.scrollBy({ top: top - height - list.getBoundingClientRect().top, behavior });
      wasShown.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [isList, arrival, today]);

  /** Returns the accessible name of a day, such as 'Friday, May 14, arrival, from $289'. */
  function dayName(date: Date): string {
    const day = dayOf(date);
    const isNight = arrival && departure && day > arrival && day < departure;
    const name =
      day === arrival ? words.arrival : day === departure ? words.departure : isNight ? words.night : '{day}';
    return rules.nameOf(day, fill(name, { day: longDayLabel(day) }));
  }

  function chooseDays(days: StayDays) {
    form.change(days);
    onFieldChange('departure');
    setAnnouncement(fill(words.chosenDeparture, { day: longDayLabel(days.departure) }));
  }

  function choose(date: Date) {
    const day = dayOf(date);
    const isDeparture = field === 'departure' && arrival !== '' && day > arrival;
    if (rules.refuse(day)) return;
    if (isDeparture) return chooseDays({ arrival, departure: day });
    // After a new arrival, the departure is kept if the stay is still valid.
    const keepsDeparture =
      departure > day && departure <= addDays(day, maxNights) && rules.isPossible(day, departure);
    form.change({ arrival: day, ...(keepsDeparture ? {} : { departure: '' }) });
    onFieldChange('departure');
    setAnnouncement(fill(words.chosenArrival, { day: longDayLabel(day) }));
  }

  return (
    <>
      <div className="stay-calendar__frame">
        {isList && (
          // Hidden from screen readers, because the table of each month has its own weekdays.
          <div className="stay-calendar__weekdays" aria-hidden="true">
            {words.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </div>
        )}
        <div className={classes.filter(Boolean).join(' ')} ref={calendar}>
          <RulesContext value={rules}>
            <DayPicker
              mode="range"
              selected={selected}
              onSelect={(_, date) => choose(date)}
              today={dateOf(today)}
              startMonth={dateOf(today)}
              defaultMonth={dateOf(isList ? today : (field === 'departure' && departure) || arrival || today)}
              numberOfMonths={isList ? listedMonths : 2}
              hideNavigation={isList}
              pagedNavigation={false}
              // Past weeks are omitted.
              hidden={{ before: dateOf(firstOfWeek(today)) }}
              disabled={[
                { before: dateOf(today) },
                ...(field === 'departure' && arrival ? [{ after: dateOf(addDays(arrival, maxNights)) }] : []),
              ]}
              modifiers={{
                past: { before: dateOf(today) },
                arrival: selected?.from ?? [],
                departure: selected?.to ?? [],
              }}
              modifiersClassNames={{
                past: 'stay-calendar__past',
                arrival: 'stay-calendar__end',
                departure: 'stay-calendar__end',
              }}
              components={{
                Day,
                DayButton: PricedDay,
                Month: PricedMonth,
                Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
              }}
              formatters={{
                formatCaption: (month) => monthLabel(dayOf(month)),
                formatWeekdayName: (day) => words.weekdays[day.getDay()] ?? '',
              }}
              labels={{
                labelGrid: (month) => monthLabel(dayOf(month)),
                labelWeekday: (day) => weekdayName(day.getDay()),
                labelDayButton: dayName,
                labelPrevious: () => words.previous,
                labelNext: () => words.next,
                labelNav: () => words.months,
              }}
              autoFocus={!isList}
            />
          </RulesContext>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </div>
      </div>
      <CalendarNotes rules={rules} isPriced={settings.hasNights} onChoose={chooseDays} />
    </>
  );
}
