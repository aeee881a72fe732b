import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormName } from '../../shared/formNames';
import { type FormAnswer, useFormAnswer } from '../formAnswer';

/** Where a form stands. SPEC 4, Newsletter form and Contact form. */
export interface FormState {
  status: 'idle' | 'submitting' | 'success' | 'error';
  /** What the panel of a success or an error says. */
  message: string;
  /** What is wrong with a field, by its name; it stays at the field until the next submit. */
  errors: Record<string, string>;
}

/** What was filled in, by field name: texts as they were typed, a checkbox as a boolean, a number as one. */
export type FormFields = Record<string, string | boolean | number>;

/** The texts for answers without a message of their own (SPEC 8). */
interface Texts {
  success: string;
  failure: string;
  /** The request failed, or its answer could not be read. */
  unreachable: (error: Error) => string;
}

interface Options {
  /** How long the panel of a success or an error stands, in ms; without it, until the next submit. */
  panelTime?: { success?: number; error?: number };
  /** Looks at the fields before anything is sent; faults keep the form here. */
  check?: (form: HTMLFormElement) => Pick<FormState, 'message' | 'errors'> | undefined;
  /** Takes what was filled in, in place of the form's endpoint. */
  deliver?: (fields: FormFields) => Partial<FormAnswer>;
}

/** Thrown where an answer came that is not the JSON of SPEC 7. */
export class UnreadableAnswer extends Error {}

const idle: FormState = { status: 'idle', message: '', errors: {} };

async function post(form: FormName, fields: FormFields): Promise<Partial<FormAnswer>> {
  const response = await fetch(`/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!answer || typeof (answer as FormAnswer).success !== 'boolean') throw new UnreadableAnswer();
  return answer as FormAnswer;
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
export function useFormPost(form: FormName, texts: Texts, { panelTime, check, deliver }: Options = {}) {
  const answer = useFormAnswer(form);
  const [query] = useSearchParams();
  const wasSent = query.get('sent') === form;
  const [state, setState] = useState<FormState>(() => {
    if (answer) {
      const { success, message, errors = {} } = answer;
      return { status: success ? 'success' : 'error', message, errors };
    }
    return wasSent ? { ...idle, status: 'success', message: texts.success } : idle;
  });
  const [values, setValues] = useState(answer?.values);
  const element = useRef<HTMLFormElement>(null);

  const standsFor =
    state.status === 'success' || state.status === 'error' ? panelTime?.[state.status] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer stands for its whole time
  useEffect(() => {
    if (!standsFor) return;
    const timer = setTimeout(() => setState(({ errors }) => ({ ...idle, errors })), standsFor);
    return () => clearTimeout(timer);
  }, [state, standsFor]);

  useEffect(() => {
    if (!element.current || state.status === 'idle' || state.status === 'submitting') return;
    const fields = fieldsOf(element.current);
    const first = fields.find(({ name }) => name in state.errors);
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
    const faults = check?.(sent);
    if (faults) {
      setState({ status: 'error', ...faults });
      return;
    }
    setState({ ...idle, status: 'submitting' });
    const fields = Object.fromEntries(fieldsOf(sent).map((field) => [field.name, valueIn(field)]));
    try {
      const { success, message, errors = {} } = await (deliver ? deliver(fields) : post(form, fields));
      if (success) {
        setValues(undefined);
        sent.reset();
        setState({ ...idle, status: 'success', message: message || texts.success });
      } else {
        setState({ status: 'error', message: message || texts.failure, errors });
      }
    } catch (error) {
      console.error(`The ${form} form could not be sent`, error);
      setState({ ...idle, status: 'error', message: texts.unreachable(error as Error) });
    }
  }

  /** What was typed before, for a page that is the answer to a post. */
  const typed = (name: string) => values?.[name];
  /** Takes the panel away before its time. */
  const dismiss = () => setState(idle);
  return { state, errors: state.errors, typed, submit, dismiss, isSubmitting: state.status === 'submitting' };
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');
