import { createContext, useContext } from 'react';
import { formResultId } from '../../shared/dataBlocks';
import type { FormResult } from '../../shared/forms/formResult';

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The result of this form's last post, if it was posted without JavaScript. */
export function useFormResult(form: FormResult['form']): FormResult | undefined {
  const result = useContext(FormResultContext);
  return result?.form === form ? result : undefined;
}

/** Reads the data block in the browser. */
export function readFormResult(): FormResult | undefined {
  const text = document.getElementById(formResultId)?.textContent;
  return text ? (JSON.parse(text) as FormResult) : undefined;
}
