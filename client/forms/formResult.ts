import { createContext, useContext } from 'react';
import type { FormName } from '../../shared/forms/allForms';

/** The result of a form that was posted without JavaScript. */
export interface FormResult {
  form: FormName | 'stay' | 'unsubscribe';
  success: boolean;
  message: string;
  /** Messages by field name. */
  errors?: Record<string, string> | undefined;
  /** What the guest typed, by field name, so that nothing is lost. */
  values?: Record<string, string>;
}

const elementId = 'site-form-result';
const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The result of this form's last post, if it was posted without JavaScript. */
export function useFormResult(form: FormResult['form']): FormResult | undefined {
  const result = useContext(FormResultContext);
  return result?.form === form ? result : undefined;
}

/** The HTML of the data block that carries the result to the browser, which hydrates the same page. */
export const formResultBlock = (result: FormResult): string =>
  // An unescaped '<' would let a typed '</script>' end the block.
  `<script id="${elementId}" type="application/json">${JSON.stringify(result).replaceAll('<', '\\u003c')}</script>`;

/** Reads the data block in the browser. */
export function readFormResult(): FormResult | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as FormResult) : undefined;
}
