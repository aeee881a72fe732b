import { createContext, useContext } from 'react';
import type { FormName } from '../shared/formNames';

/** What came of a form that the browser posted by itself. */
export interface FormResult {
  form: FormName | 'stay';
  success: boolean;
  message: string;
  /** Message by field name. */
  errors?: Record<string, string> | undefined;
  /** What the guest typed, by field name, so that nothing is lost. */
  values?: Record<string, string>;
}

const elementId = 'form-answer';
const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The result of this form's last post, where the browser posted it by itself. */
export function useFormResult(form: FormResult['form']): FormResult | undefined {
  const result = useContext(FormResultContext);
  return result?.form === form ? result : undefined;
}

/** The attributes of the data block that carries the result to the client, for it to hydrate the same page. */
export const formResultScript = (result: FormResult) => ({
  id: elementId,
  type: 'application/json',
  // '<' would let a typed '</script>' end the block.
  dangerouslySetInnerHTML: { __html: JSON.stringify(result).replaceAll('<', '\\u003c') },
});

/** Reads that block in the browser. */
export function readFormResult(): FormResult | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as FormResult) : undefined;
}
