import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

/** Sentences by the names of the fields that they stand at. */
export type Faults = Readonly<Record<string, string>>;

/** Looks at what is typed into a form. */
export interface FormCheck {
  faultsIn(form: HTMLFormElement): Faults;
  /** What the form as a whole says of its faults. */
  message(form: HTMLFormElement, faults: Faults): string;
}

const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name;

/**
 * What is wrong with the fields of a form. It is said once a guest has left a field that she typed into, as browsers
 * hold it with :user-invalid, or submits; and it goes as soon as it is right. docs/behavior.md#faults-at-fields
 * @param check absent where the browser's own checks have to do
 * @param first what the server found in a form that the browser posted by itself
 */
export function useFieldFaults(check: FormCheck | undefined, first: Faults = {}) {
  const [errors, setErrors] = useState(first);
  const typedInto = useRef(new Set<string>());

  function look(form: HTMLFormElement, names: readonly string[]) {
    if (!check || !form.isConnected) return;
    const faults = check.faultsIn(form);
    setErrors((before) => {
      const others = Object.entries(before).filter(([name]) => !names.includes(name));
      const found = names.flatMap((name) => (name in faults ? [[name, faults[name] ?? '']] : []));
      return Object.fromEntries([...others, ...found]);
    });
  }

  const following = {
    onInput(event: FormEvent<HTMLFormElement>) {
      typedInto.current.add(nameOf(event));
      const marked = Object.keys(errors);
      if (marked.length > 0) {
        const faults = check?.faultsIn(event.currentTarget) ?? {};
        look(
          event.currentTarget,
          marked.filter((name) => !(name in faults)),
        );
      }
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      if (!typedInto.current.has(nameOf(event))) return;
      const form = event.currentTarget;
      afterPress(() => look(form, [...typedInto.current]));
    },
    onReset: () => typedInto.current.clear(),
  };
  return { errors, setErrors, following };
}

/** Waits until a button of the mouse, or a finger, is up: a sentence that came before would move its target away. */
function afterPress(act: () => void) {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
