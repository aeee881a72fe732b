import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { longDayLabel } from '../../../shared/dates';
import { hotelDay } from '../../../shared/hotelDay';
import { daysAfter, isDay, longestStay, type StayTexts } from '../../../shared/stay';
import { Icon } from '../Icon/Icon';
import type { DateField } from '../StayForm/StayCell';

/** A day as the calendar has it: midnight of the guest's own clock, which says nothing but the day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** 'Friday, May 14, arrival', for those who do not see where a day stands. */
function wordsOf(date: Date, { arrival, departure }: StayTexts): string {
  const day = dayOf(date);
  const part =
    day === arrival
      ? ', arrival'
      : day === departure
        ? ', departure'
        : arrival && departure && day > arrival && day < departure
          ? ', a night of your stay'
          : '';
  return longDayLabel(day) + part;
}

interface StayCalendarProps {
  texts: StayTexts;
  /** The day that is being chosen. */
  field: DateField;
  months: 1 | 2;
  /** Whether the focus goes to a day at once. */
  autoFocus?: boolean;
  onChange: (changed: Partial<StayTexts>) => void;
  onField: (field: DateField) => void;
}

/**
 * The months in which both days are chosen: react-day-picker, which brings the grid, its keys (WAI-ARIA APG, Date Picker
 * Dialog) and its words. docs/decisions/0015-libraries-refused.md
 */
export function StayCalendar({ texts, field, months, autoFocus, onChange, onField }: StayCalendarProps) {
  const [today] = useState(hotelDay);
  const [said, setSaid] = useState('');
  const arrival = isDay(texts.arrival) ? texts.arrival : '';
  const departure = isDay(texts.departure) ? texts.departure : '';
  const selected = arrival
    ? { from: dateOf(arrival), to: departure > arrival ? dateOf(departure) : undefined }
    : undefined;

  function choose(date: Date) {
    const day = dayOf(date);
    const isDeparture = field === 'departure' && arrival !== '' && day > arrival;
    if (isDeparture) {
      onChange({ departure: day });
      setSaid(`Departure ${longDayLabel(day)}.`);
      return;
    }
    // A new arrival keeps a departure that still makes a stay.
    const isKept = departure > day && departure <= daysAfter(day, longestStay);
    onChange({ arrival: day, ...(isKept ? {} : { departure: '' }) });
    onField('departure');
    setSaid(`Arrival ${longDayLabel(day)}. Now choose the departure.`);
  }

  return (
    <div className="stay-calendar">
      <DayPicker
        mode="range"
        selected={selected}
        onSelect={(_, date) => choose(date)}
        today={dateOf(today)}
        startMonth={dateOf(today)}
        defaultMonth={dateOf((field === 'departure' && departure) || arrival || today)}
        numberOfMonths={months}
        pagedNavigation={false}
        disabled={[
          { before: dateOf(today) },
          ...(field === 'departure' && arrival ? [{ after: dateOf(daysAfter(arrival, longestStay)) }] : []),
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
          Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
        }}
        labels={{
          labelDayButton: (date) => wordsOf(date, { ...texts, arrival, departure }),
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
          labelNav: () => 'Months',
        }}
        {...(autoFocus ? { autoFocus } : {})}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
