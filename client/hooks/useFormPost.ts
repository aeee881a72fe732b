import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormName } from '../../shared/formNames';
import { type FormResult, useFormResult } from '../formResult';
import { useCurrentPage } from '../pages';
import { type FormCheck, useFieldFaults } from './useFieldFaults';

/** The state of a form. docs/behavior.md#newsletter-form, docs/behavior.md#contact-form */
export interface FormState {
  status: 'idle' | 'submitting' | 'success' | 'error';
  /** What the alert of a success or an error says; idle again, what it said and no field says. */
  message: string;
}

/** What was filled in, by field name: texts as they were typed, a checkbox as a boolean, a number as one. */
export type FormFields = Record<string, string | boolean | number>;

/** Texts where the server sends no message. docs/behavior.md#error-texts */
interface Texts {
  success: string;
  failure: string;
  /** The request failed, or its response could not be read. */
  unreachable: (error: Error) => string;
}

interface Options {
  /** How long the alert of a success or an error is shown, in ms; without it, until the next submit. */
  alertDuration?: { success?: number; error?: number };
  /** Looks at the fields as they are left and before anything is sent; faults keep the form here. */
  check?: FormCheck | undefined;
  /** Takes what was filled in, in place of the form's endpoint. */
  deliver?: (fields: FormFields) => Partial<FormResult>;
}

/** Thrown where a response is not the JSON of a form endpoint. docs/behavior.md#form-endpoints */
export class UnreadableResponse extends Error {}

const idle: FormState = { status: 'idle', message: '' };

/** What was sent without a readable answer, and the name that it keeps when it is sent again. docs/behavior.md#sent-twice */
let unanswered: { body: string; key: string } | undefined;

/** Not by randomUUID, which plain http does not have. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

async function post(form: FormName, fields: FormFields): Promise<Partial<FormResult>> {
  const body = JSON.stringify(fields);
  if (unanswered?.body !== body) unanswered = { body, key: newKey() };
  const response = await fetch(`/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': unanswered.key },
    body,
  });
  const result: unknown = await response.json().catch(() => undefined);
  if (!result || typeof (result as FormResult).success !== 'boolean') throw new UnreadableResponse();
  unanswered = undefined;
  return result as FormResult;
}

/** A form's fields; the hidden ones are for posts without a script. */
export const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element): element is HTMLInputElement => {
    const { name, type } = element as HTMLInputElement;
    return Boolean(name) && type !== 'hidden';
  });

function valueIn({ type, value, checked, valueAsNumber }: HTMLInputElement) {
  if (type === 'checkbox') return checked;
  return type === 'number' && value ? valueAsNumber : value;
}

/**
 * Sends a form to its endpoint and follows what comes of it. Fields keep what the guest typed unless it was
 * received. The first state is the server's, where the browser posted the form by itself.
 */
export function useFormPost(form: FormName, texts: Texts, { alertDuration, check, deliver }: Options = {}) {
  const result = useFormResult(form);
  const [query] = useSearchParams();
  // The not-found page is the same for every query.
  const isFound = useCurrentPage()?.path !== undefined;
  const wasSent = isFound && query.get('sent') === form;
  const [state, setState] = useState<FormState>(() => {
    if (result) {
      const { success, message } = result;
      return { status: success ? 'success' : 'error', message };
    }
    return wasSent ? { status: 'success', message: texts.success } : idle;
  });
  const { errors, setErrors, following } = useFieldFaults(check, result?.errors);
  const [values, setValues] = useState(result?.values);
  const element = useRef<HTMLFormElement>(null);

  const duration =
    state.status === 'success' || state.status === 'error' ? alertDuration?.[state.status] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new alert is shown for its whole time
  useEffect(() => {
    if (!duration) return;
    const timer = setTimeout(() => {
      const isAtFields = state.status === 'error' && Object.keys(errors).length > 0;
      setState(isAtFields ? idle : { ...state, status: 'idle' });
    }, duration);
    return () => clearTimeout(timer);
  }, [state, duration]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault that shows later, as a field is left, moves no focus
  useEffect(() => {
    if (!element.current || state.status === 'idle' || state.status === 'submitting') return;
    const fields = fieldsOf(element.current);
    const first = fields.find(({ name }) => name in errors);
    if (state.status === 'error' && first) first.focus();
    // A disabled button loses the focus that it had.
    else if (document.activeElement === document.body)
      submitButton(element.current)?.focus({ preventScroll: true });
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const sent = event.currentTarget;
    element.current = sent;
    const faults = check?.faultsIn(sent) ?? {};
    setErrors(faults);
    if (check && Object.keys(faults).length > 0) {
      setState({ status: 'error', message: check.message(sent, faults) });
      return;
    }
    setState({ status: 'submitting', message: '' });
    const fields = Object.fromEntries(fieldsOf(sent).map((field) => [field.name, valueIn(field)]));
    try {
      const { success, message, errors = {} } = await (deliver ? deliver(fields) : post(form, fields));
      if (success) {
        setValues(undefined);
        sent.reset();
        setState({ status: 'success', message: message || texts.success });
      } else {
        setErrors(errors);
        setState({ status: 'error', message: message || texts.failure });
      }
    } catch (error) {
      console.error(`The ${form} form could not be sent`, error);
      setState({ status: 'error', message: texts.unreachable(error as Error) });
    }
  }

  /** What was typed before, for a page that the browser's own post brought. */
  const typed = (name: string) => values?.[name];
  /** Takes the alert away before its time. */
  const dismiss = () => setState(idle);
  /** For the form's element: its own check takes the place of the browser's once a script is there. */
  const checked = { noValidate: check !== undefined, onSubmit: submit, ...following };
  return { state, errors, typed, checked, submit, dismiss, isSubmitting: state.status === 'submitting' };
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');
