import type { FormName } from './allForms';

/** The result of a form that was posted without JavaScript, as its page shows it. */
export interface FormResult {
  form: FormName | 'stay' | 'unsubscribe';
  success: boolean;
  message: string;
  /** Messages by field name. */
  errors?: Record<string, string> | undefined;
  /** What the guest typed, by field name, so that nothing is lost. */
  values?: Record<string, string>;
}
