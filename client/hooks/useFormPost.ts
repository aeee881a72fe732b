import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyForm, FormName } from '../../shared/forms/allForms';
import type { FieldDefinition } from '../../shared/forms/definition';
import type { FieldErrors } from '../../shared/forms/fieldErrors';
import type { FormResult } from '../../shared/forms/formResult';
import { hotelDay } from '../../shared/hotelDay';
import type { FieldState } from '../forms/FormField';
import { errorsIn } from '../forms/formCheck';
import { useFormResult } from '../forms/formResult';
import { useCurrentPage } from '../navigation/pageRegistry';
import { useLabels, useSiteData } from '../siteData';
import { type ErrorsByField, useFieldErrors } from './useFieldErrors';
import { useHydrated } from './useHydrated';

/** The submission status of a form, with its message. docs/behavior.md#newsletter-form */
export interface FormState {
  status: 'idle' | 'submitting' | 'success' | 'error';
  /** Message of the success or error alert. Remains after the alert times out, unless a field has an error. */
  message: string;
}

/** Submitted values by field name. Checkboxes are booleans, number inputs are numbers, all others are strings. */
type FormFields = Record<string, string | boolean | number>;

/** Messages for responses without a message and for errors found in the browser. */
interface FormMessages {
  success: string;
  failure: string;
  /** Returns the message for a failed request or an invalid response. */
  unreachable: (error: Error) => string;
  fieldErrors: FieldErrors;
  /** Returns the message for invalid fields. The default asks the guest to check the marked fields. */
  invalid?: (form: HTMLFormElement, found: ErrorsByField) => string;
}

/** How long each kind of alert is shown, in ms. By default, an alert is shown until the next submit. */
interface AlertDuration {
  success?: number;
  error?: number;
}

/** Thrown if the response is not JSON from a form endpoint. docs/behavior.md#form-endpoints */
class UnreadableResponse extends Error {}

const idle: FormState = { status: 'idle', message: '' };

/** The last post without a valid response. A retry with the same body reuses its key. docs/behavior.md#outbox */
let pendingRequest: { body: string; key: string } | undefined;

/** Creates an idempotency key without randomUUID(), which requires a secure context. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

async function post(form: FormName, fields: FormFields, unsent: string): Promise<Partial<FormResult>> {
  const body = JSON.stringify(fields);
  if (pendingRequest?.body !== body) pendingRequest = { body, key: newKey() };
  const response = await fetch(`/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': pendingRequest.key },
    body,
    // The error's message is `unsent`. The native message ('Failed to fetch') is only the cause.
  }).catch((cause) => {
    throw new Error(unsent, { cause });
  });
  const result: unknown = await response.json().catch(() => undefined);
  if (!result || typeof (result as FormResult).success !== 'boolean') throw new UnreadableResponse();
  pendingRequest = undefined;
  return result as FormResult;
}

/** Logs the values of a form that the server does not accept. Called instead of posting the form. */
function logLocally(form: FormName, fields: FormFields): Partial<FormResult> {
  console.info(form, fields);
  return { success: true };
}

/** Returns a form's fields, except hidden inputs, which are for posts without JavaScript. */
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
 * Submits a form to its endpoint and tracks the result. Validates fields on blur and on submit. Clears the fields only
 * after a successful post. After a post without JavaScript, the initial state is the server's result.
 */
export function useFormPost(form: AnyForm, messages: FormMessages, alertDuration: AlertDuration = {}) {
  const { formErrors, hotel, settings } = useSiteData();
  const labels = useLabels();
  const isDelivered = !('isLocal' in form) || settings.deliverLocalForms;
  const definitions: Readonly<Record<string, FieldDefinition>> = form.fields;
  const result = useFormResult(form.name);
  // Before hydration, the browser validates the form.
  const check = useHydrated()
    ? (element: HTMLFormElement) =>
        errorsIn(element, form, { messages: messages.fieldErrors, labels, today: hotelDay(hotel.locale) })
    : undefined;
  const [query] = useSearchParams();
  // The not-found page ignores the query, because the server sends the same HTML for every unknown URL.
  const isKnownPage = useCurrentPage()?.path !== undefined;
  const wasSent = isKnownPage && query.get('sent') === form.name;
  const [state, setState] = useState<FormState>(() => {
    if (result) {
      const { success, message } = result;
      return { status: success ? 'success' : 'error', message };
    }
    return wasSent ? { status: 'success', message: messages.success } : idle;
  });
  const { errors, setErrors, handlers } = useFieldErrors(check, result?.errors);
  const [values, setValues] = useState(result?.values);
  const element = useRef<HTMLFormElement>(null);

  const duration =
    state.status === 'success' || state.status === 'error' ? alertDuration[state.status] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new alert restarts the timer
  useEffect(() => {
    if (!duration) return;
    const timer = setTimeout(() => {
      const hasFieldErrors = state.status === 'error' && Object.keys(errors).length > 0;
      setState(hasFieldErrors ? idle : { ...state, status: 'idle' });
    }, duration);
    return () => clearTimeout(timer);
  }, [state, duration]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that appears on blur must not move focus
  useEffect(() => {
    if (!element.current || state.status === 'idle' || state.status === 'submitting') return;
    const fields = fieldsOf(element.current);
    const first = fields.find(({ name }) => name in errors);
    if (state.status === 'error' && first) first.focus();
    // The submit button was disabled while submitting and lost focus, so it gets focus back.
    else if (document.activeElement === document.body)
      submitButton(element.current)?.focus({ preventScroll: true });
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const sent = event.currentTarget;
    element.current = sent;
    const found = check?.(sent) ?? {};
    setErrors(found);
    if (check && Object.keys(found).length > 0) {
      setState({ status: 'error', message: messages.invalid?.(sent, found) ?? formErrors.incomplete });
      return;
    }
    setState({ status: 'submitting', message: '' });
    const fields = Object.fromEntries(fieldsOf(sent).map((field) => [field.name, valueIn(field)]));
    try {
      const {
        success,
        message,
        errors = {},
      } = await (isDelivered ? post(form.name, fields, formErrors.unsent) : logLocally(form.name, fields));
      if (success) {
        setValues(undefined);
        sent.reset();
        setState({ status: 'success', message: message || messages.success });
      } else {
        setErrors(errors);
        setState({ status: 'error', message: message || messages.failure });
      }
    } catch (error) {
      console.error(`The ${form.name} form could not be sent`, error);
      setState({ status: 'error', message: messages.unreachable(error as Error) });
    }
  }

  /** Returns the props of a field, with the submitted value after a post without JavaScript. */
  const field = (name: string): FieldState => ({
    name,
    definition: definitions[name] as FieldDefinition,
    error: errors[name],
    value: values?.[name],
  });
  const dismiss = () => setState(idle);
  /** Props of the form element. After hydration, they disable native validation. */
  const formProps = { noValidate: check !== undefined, onSubmit: submit, ...handlers };
  const isSubmitting = state.status === 'submitting';
  return { state, field, formProps, dismiss, isDelivered, isSubmitting };
}

const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');
