import { createContext, useContext } from 'react';
import { formResultId } from '../../shared/dataBlocks';
import type { FormResult } from '../../shared/forms/formResult';

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** Returns the result of a form's last submission, if that submission was made without JavaScript. */
export function useFormResult(form: FormResult['form']): FormResult | undefined {
  const result = useContext(FormResultContext);
  return result?.form === form ? result : undefined;
}

/** Reads the form result from the data block in the page. */
export function readFormResult(): FormResult | undefined {
  const text = document.getElementById(formResultId)?.textContent;
  return text ? (JSON.parse(text) as FormResult) : undefined;
}
