import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { checkStay, type StaySentences } from '../../../shared/checkStay';
import { largestRoom } from '../../../shared/hotelLinks';
import type { BookableRoom } from '../../../shared/room';
import { defaultStay, type StayEntries, type StayErrors, type StayField } from '../../../shared/stay';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteData } from '../../siteData';
import { changeStay, useStayEntries } from '../../stay/stayStore';
import { useToday } from '../../stay/today';

/** The values in the server's HTML, on the form's own page. */
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
  /** The error messages; until they are loaded, the server validates. */
  sentences?: StaySentences | undefined;
}

/**
 * Values in the URL, entered before hydration, or restored by the browser. Without a day, only those that aren't the
 * default, since the others may be different in the chosen stay.
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

/** A stay form's values, errors and submit handler. */
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

  // Hydration replaces the native input in the server's HTML, so its replacement must get focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
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
    /** Sets values and clears the errors of both days or both guest counts, since the two depend on each other. */
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
    /** Lets the browser submit a valid stay; otherwise shows each field's error. */
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
