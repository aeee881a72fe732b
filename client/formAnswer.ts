import { createContext, useContext } from 'react';
import type { FormName } from '../shared/formNames';

/** What came of a form that the browser posted by itself. */
export interface FormAnswer {
  form: FormName;
  success: boolean;
  message: string;
  /** Message by field name. */
  errors?: Record<string, string>;
  /** What the guest typed, by field name, so that nothing is lost. */
  values?: Record<string, string>;
}

const answerElementId = 'form-answer';
const FormAnswerContext = createContext<FormAnswer | undefined>(undefined);

export const FormAnswerProvider = FormAnswerContext.Provider;

/** The answer to this form's last post, where the page is that answer. */
export function useFormAnswer(form: FormName): FormAnswer | undefined {
  const answer = useContext(FormAnswerContext);
  return answer?.form === form ? answer : undefined;
}

/** The attributes of the data block that carries the answer to the client, for it to hydrate the same page. */
export const answerScript = (answer: FormAnswer) => ({
  id: answerElementId,
  type: 'application/json',
  // '<' would let a typed '</script>' end the block.
  dangerouslySetInnerHTML: { __html: JSON.stringify(answer).replaceAll('<', '\\u003c') },
});

/** Reads that block in the browser. */
export function readAnswer(): FormAnswer | undefined {
  const text = document.getElementById(answerElementId)?.textContent;
  return text ? (JSON.parse(text) as FormAnswer) : undefined;
}
