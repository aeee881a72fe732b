import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

/** Error messages by field name. */
export type ErrorsByField = Readonly<Record<string, string>>;

/** Validates a form and returns the errors. */
export type FormCheck = (form: HTMLFormElement) => ErrorsByField;

const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name;

/**
 * Manages the error messages of a form's fields. A message appears when a guest submits the form or leaves an edited
 * field (like :user-invalid). The message disappears as soon as the value is valid. docs/behavior.md#field-errors
 * @param check undefined while the browser validates the form
 * @param initialErrors errors from the server, after a post without JavaScript
 */
export function useFieldErrors(check: FormCheck | undefined, initialErrors: ErrorsByField = {}) {
  const [errors, setErrors] = useState(initialErrors);
  const touchedFields = useRef(new Set<string>());

  function revalidate(form: HTMLFormElement, names: readonly string[]) {
    if (!check || !form.isConnected) return;
    const current = check(form);
    setErrors((before) => {
      const others = Object.entries(before).filter(([name]) => !names.includes(name));
      const found = names.flatMap((name) => (name in current ? [[name, current[name] ?? '']] : []));
      return Object.fromEntries([...others, ...found]);
    });
  }

  const handlers = {
    onInput(event: FormEvent<HTMLFormElement>) {
      touchedFields.current.add(nameOf(event));
      const fieldsWithErrors = Object.keys(errors);
      if (fieldsWithErrors.length > 0) {
        const current = check?.(event.currentTarget) ?? {};
        revalidate(
          event.currentTarget,
          fieldsWithErrors.filter((name) => !(name in current)),
        );
      }
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      if (!touchedFields.current.has(nameOf(event))) return;
      const form = event.currentTarget;
      afterPointerUp(() => revalidate(form, [...touchedFields.current]));
    },
    onReset: () => touchedFields.current.clear(),
  };
  return { errors, setErrors, handlers };
}

/** Calls `run` after the current click or tap ends, because a new message would move the click's target. */
function afterPointerUp(run: () => void) {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
