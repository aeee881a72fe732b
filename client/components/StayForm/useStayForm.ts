import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { checkStay, type StaySentences } from '../../../shared/checkStay';
import { largestRoom } from '../../../shared/hotelLinks';
import type { BookableRoom } from '../../../shared/room';
import { defaultStay, type StayEntries, type StayErrors, type StayField } from '../../../shared/stay';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteData } from '../../siteData';
import { changeStay, useStayEntries } from '../../stay/stayStore';
import { useToday } from '../../stay/today';

/** The values and errors in the server's HTML of /book. */
export interface InitialStay {
  entries: StayEntries;
  errors: StayErrors;
}

export interface StayFormState {
  element: RefObject<HTMLFormElement | null>;
  entries: StayEntries;
  errors: StayErrors;
  sleeps: number;
  change(changed: Partial<StayEntries>): void;
  submit(event: FormEvent): void;
}

interface StayFormOptions {
  initial?: InitialStay | undefined;
  /** The error messages. Until the messages are loaded, the server validates the form. */
  sentences?: StaySentences | undefined;
}

/**
 * Returns the values of the form's inputs: from the URL, typed before hydration, or restored by the browser. If both
 * days are empty, omits default values, which may differ from the values of the stored stay.
 */
function readTypedValues(form: HTMLFormElement): Partial<StayEntries> {
  const typed = new FormData(form);
  const hasDay = Boolean(typed.get('arrival') || typed.get('departure'));
  return Object.fromEntries(
    Object.entries(defaultStay)
      .map(([name, initial]) => ({ name, initial, value: String(typed.get(name) ?? initial) }))
      .filter(({ initial, value }) => hasDay || value !== initial)
      .map(({ name, value }) => [name, value]),
  );
}

/** Manages a stay form's values, errors and submission. */
export function useStayForm(
  room: BookableRoom | undefined,
  { initial, sentences }: StayFormOptions,
): StayFormState {
  const entries = useStayEntries(initial?.entries);
  const [errors, setErrors] = useState<StayErrors>(initial?.errors ?? {});
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { hotel } = useSiteData();
  const today = useToday();
  const sleeps = room?.occupancy ?? largestRoom(hotel);

  useEffect(() => {
    const typed = element.current ? readTypedValues(element.current) : {};
    if (Object.keys(typed).length > 0) changeStay(typed);
  }, []);

  // Focuses the first field with an error, also after hydration, which replaces the native input that had focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs after hydration
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current
      ?.querySelector<HTMLElement>('.stay__cell--error :is(button, select, input:not([type=hidden]))')
      ?.focus();
  }, [errors, isHydrated]);

  return {
    element,
    entries: entries,
    errors,
    sleeps,
    /** Sets values. Clears the errors of both days or of both guest counts, because the pair is validated together. */
    change(changed: Partial<StayEntries>) {
      changeStay(changed);
      const names = Object.keys(changed) as StayField[];
      const relatedFields: StayField[] = names.some((name) => name === 'arrival' || name === 'departure')
        ? ['arrival', 'departure']
        : ['adults', 'children'];
      if (relatedFields.some((name) => errors[name]))
        setErrors(
          Object.fromEntries(
            Object.entries(errors).filter(([name]) => !relatedFields.includes(name as StayField)),
          ),
        );
    },
    /** Lets the browser submit a valid stay. Shows the errors of an invalid stay instead of submitting. */
    submit(event: FormEvent) {
      if (!sentences) return;
      const limits = { today: today(), sleeps, isOneRoom: room !== undefined };
      const checked = checkStay(entries, limits, sentences);
      if (checked.stay) return;
      event.preventDefault();
      setErrors(checked.errors);
    },
  };
}
