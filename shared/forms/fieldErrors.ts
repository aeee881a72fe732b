import type { Content } from '../content/content';
import { pick } from '../pick';
import type { FieldDefinition, FormDefinition } from './definition';

type FormErrors = Content['formErrors'];
type Invalid = FormErrors['invalid'];

/** The keys of error messages that every form needs. */
const commonErrors = ['tooLong', 'emailLetters'] as const;

/** The keys of error messages for date, time and number fields. */
const dateErrors = ['unfinished', 'past', 'tooFar', 'endBeforeStart', 'time', 'number'] as const;

/** The error messages for a form's fields. */
export interface FieldErrors {
  required: Readonly<Record<string, string>>;
  /** Includes messages for dates, times and numbers only for forms that have date fields. */
  invalid: Pick<Invalid, (typeof commonErrors)[number]> & Partial<Pick<Invalid, (typeof dateErrors)[number]>>;
}

/** Returns the error messages that a form needs. */
export function fieldErrorsOf({ fields }: FormDefinition, { required, invalid }: FormErrors): FieldErrors {
  const definitions = Object.values<FieldDefinition>(fields);
  const helpKeys = definitions.flatMap(({ help }) => help ?? []);
  const hasDates = definitions.some(({ kind }) => kind === 'date');
  return {
    required: pick<FieldErrors['required'], string>(required, helpKeys),
    invalid: hasDates ? pick(invalid, [...commonErrors, ...dateErrors]) : pick(invalid, commonErrors),
  };
}
