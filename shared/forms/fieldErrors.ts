import type { Content } from '../content/compile';
import { pick } from '../content/pick';
import type { FieldDefinition, FormDefinition } from './definition';

type FormErrors = Content['formErrors'];
type Invalid = FormErrors['invalid'];

/** Errors of days, times and numbers. */
const ofDays = ['unfinished', 'past', 'tooFar', 'endBeforeStart', 'time', 'number'] as const;

/** What may be wrong with the fields of a form. */
export interface FieldErrors {
  required: Readonly<Record<string, string>>;
  /** Errors of days, times and numbers only with a form that has such fields. */
  invalid: Pick<Invalid, 'tooLong'> & Partial<Pick<Invalid, (typeof ofDays)[number]>>;
}

/** The errors that one form needs. */
export function fieldErrorsOf({ fields }: FormDefinition, { required, invalid }: FormErrors): FieldErrors {
  const definitions = Object.values<FieldDefinition>(fields);
  const helps = definitions.flatMap(({ help }) => help ?? []);
  const hasDays = definitions.some(({ kind }) => kind === 'date');
  return {
    required: pick<FieldErrors['required'], string>(required, helps),
    invalid: hasDays ? pick(invalid, ['tooLong', ...ofDays]) : pick(invalid, ['tooLong']),
  };
}
