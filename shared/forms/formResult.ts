import type { FormName } from './allForms';

/** The result of a form that was posted without JavaScript, as shown on the form's page. */
export interface FormResult {
  form: FormName | 'stay' | 'unsubscribe';
  success: boolean;
  message: string;
  /** Error messages by field name. */
  errors?: Record<string, string> | undefined;
  /** The guest's entries by field name, which the form shows again. */
  values?: Record<string, string>;
}
