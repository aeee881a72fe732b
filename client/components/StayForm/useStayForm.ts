import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hotelDay } from '../../../shared/hotelDay';
import { largestRoom } from '../../../shared/site';
import { noStay, type StayErrors, type StayField, type StayTexts, stayFields } from '../../../shared/stay';
import { useHydrated } from '../../hooks/useHydrated';
import { changeStay, useStayTexts } from '../../stay/stay';
import type { StayFormState, StayRoom } from '../../stay/stayParts';
import { loadedCalendar } from './useStayCalendar';

/** What the server's HTML was made with, on the form's own page. */
export interface GivenStay {
  texts: StayTexts;
  errors: StayErrors;
}

/** Days that a guest has typed into the form before this script ran, or that the browser has brought back. */
function typedBefore(form: HTMLFormElement): Partial<StayTexts> {
  const typed = new FormData(form);
  const days = [typed.get('arrival'), typed.get('departure')];
  return days.some(Boolean)
    ? Object.fromEntries(stayFields.map((name) => [name, String(typed.get(name) ?? noStay[name])]))
    : {};
}

/** The answers of a stay form, what is wrong with them, and its submit. docs/behavior.md#stays */
export function useStayForm(room: StayRoom | undefined, given?: GivenStay): StayFormState {
  const texts = useStayTexts(given?.texts);
  const [errors, setErrors] = useState<StayErrors>(given?.errors ?? {});
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const sleeps = room?.occupancy ?? largestRoom;

  useEffect(() => {
    const typed = element.current ? typedBefore(element.current) : {};
    if (Object.keys(typed).length > 0) changeStay(typed);
  }, []);

  // The native field of the server's HTML gives way to ours, which must have the focus then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current
      ?.querySelector<HTMLElement>('.stay__cell--error :is(button, select, input:not([type=hidden]))')
      ?.focus();
  }, [errors, isHydrated]);

  return {
    element,
    texts,
    errors,
    sleeps,
    /** Takes an answer. Its sentence goes, and with a day those of both: they belong together. */
    change(changed: Partial<StayTexts>) {
      changeStay(changed);
      const names = Object.keys(changed) as StayField[];
      const concerned: StayField[] = names.some((name) => name === 'arrival' || name === 'departure')
        ? ['arrival', 'departure']
        : ['adults', 'children'];
      if (concerned.some((name) => errors[name]))
        setErrors(
          Object.fromEntries(
            Object.entries(errors).filter(([name]) => !concerned.includes(name as StayField)),
          ),
        );
    },
    /**
     * Lets the browser send what makes sense; else says at each field what does not. Where the rules have not come yet,
     * the server says it.
     */
    submit(event: FormEvent) {
      const checked = loadedCalendar()?.checkStay(texts, {
        today: hotelDay(),
        sleeps,
        isOneRoom: room !== undefined,
      });
      if (!checked || checked.stay) return;
      event.preventDefault();
      setErrors(checked.errors);
    },
  };
}
