import { type ReactNode, useId } from 'react';
import { type DateField, isDay, type StayField } from '../../../shared/stay';
import { useLabels, useSiteData } from '../../siteData';
import { Icon } from '../Icon/Icon';
import type { StayFormState } from './useStayForm';

interface CellProps {
  field: StayField | 'room';
  words: { label: string; hint: string };
  error?: string | undefined;
  isOpen?: boolean;
  id: string;
  children: ReactNode;
}

/** A field of the stay form, with a label, and a hint or an error below the value. */
function Cell({ field, words, error, isOpen, id, children }: CellProps) {
  const classes = [
    'stay__cell',
    `stay__cell--${field}`,
    isOpen && 'stay__cell--open',
    error && 'stay__cell--error',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label className="stay__label" id={`${id}-label`} htmlFor={id}>
        {words.label}
      </label>
      {children}
      <p className={error ? 'stay__error' : 'stay__hint'} id={`${id}-hint`}>
        {error ?? words.hint}
      </p>
    </div>
  );
}

function ChoosePrompt() {
  const { choose } = useSiteData().stayForm;
  return (
    <span className="stay__choose">
      {choose.short} <span className="stay__rest">{choose.rest}</span>
    </span>
  );
}

/** Props for choosing the days. */
export interface DateFieldsProps {
  form: StayFormState;
  /** Whether to use native date inputs: without JavaScript, before hydration, or if the calendar can't be loaded. */
  isNative: boolean;
  /** The date field for which the calendar is open. */
  openField: DateField | undefined;
  onChoose: (field: DateField) => void;
  onIntent?: () => void;
}

interface DateCellProps extends DateFieldsProps {
  field: DateField;
  autoFocus: boolean;
}

/** A date field: a native input, or a button that opens the calendar. */
export function DateCell({ field, form, isNative, openField, autoFocus, ...events }: DateCellProps) {
  const { stayForm } = useSiteData();
  const { dayLabel } = useLabels();
  const id = useId();
  const value = form.entries[field];
  const error = form.errors[field];
  const isOpen = openField === field;
  return (
    <Cell field={field} words={stayForm[field]} error={error} isOpen={isOpen} id={id}>
      {isNative ? (
        <span className="stay__native">
          <input
            className="stay__value"
            type="date"
            id={id}
            name={field}
            // The browser would show an invalid day as an empty input.
            value={isDay(value) ? value : ''}
            onChange={(event) => form.change({ [field]: event.target.value })}
            required
            // biome-ignore lint/a11y/noAutofocus: without a script, nothing else points to the invalid field
            autoFocus={autoFocus}
            // Explicitly false without an error, because Chromium reports an empty required date as invalid.
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-hint`}
          />
          <span className="stay__prompt" aria-hidden="true">
            <ChoosePrompt />
          </span>
        </span>
      ) : (
        <>
          <button
            className={value ? 'stay__value' : 'stay__value stay__value--none'}
            type="button"
            id={id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={`${id}-hint`}
            onClick={() => events.onChoose(field)}
            onPointerEnter={events.onIntent}
            onFocus={events.onIntent}
          >
            {value ? dayLabel(value) : <ChoosePrompt />}
          </button>
          <input type="hidden" name={field} value={value} />
        </>
      )}
    </Cell>
  );
}

/** Returns the numbers in a range, plus the chosen number if it is outside the range. */
function countOptions(first: number, last: number, chosen: string): string[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return numbers.includes(chosen) ? numbers : [...numbers, chosen];
}

interface SelectCellProps extends Omit<CellProps, 'id'> {
  value: string;
  autoFocus?: boolean;
  onChoose: (value: string) => void;
  /** The option elements. */
  children: ReactNode;
}

/** A field of the stay form with a select element. */
export function SelectCell({ value, autoFocus, onChoose, children, ...cell }: SelectCellProps) {
  const id = useId();
  return (
    <Cell {...cell} id={id}>
      <span className="stay__select">
        <select
          className="stay__value"
          id={id}
          name={cell.field}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          // biome-ignore lint/a11y/noAutofocus: without a script, nothing else points to the invalid field
          autoFocus={autoFocus}
          aria-invalid={cell.error ? true : undefined}
          aria-describedby={`${id}-hint`}
        >
          {children}
        </select>
        <Icon name="down" />
      </span>
    </Cell>
  );
}

interface GuestCellProps {
  field: 'adults' | 'children';
  form: StayFormState;
  autoFocus: boolean;
}

/** The field for the number of adults or children. */
export function GuestCell({ field, form, autoFocus }: GuestCellProps) {
  const { stayForm } = useSiteData();
  const value = form.entries[field];
  const [first, last] = field === 'adults' ? [1, form.sleeps] : [0, form.sleeps - 1];
  return (
    <SelectCell
      field={field}
      words={stayForm[field]}
      error={form.errors[field]}
      value={value}
      autoFocus={autoFocus}
      onChoose={(count) => form.change({ [field]: count })}
    >
      {countOptions(first, last, value).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectCell>
  );
}
