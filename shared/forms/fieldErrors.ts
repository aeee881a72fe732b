import type { Content } from '../content/compile';
import { pick } from '../content/pick';
import type { FieldDefinition, FormDefinition } from './definition';

type FormErrors = Content['formErrors'];

const ofDays = ['unfinished', 'past', 'tooFar', 'endBeforeStart'] as const;

/** What the browser may find at the fields of a form; the rest of the errors is the server's. */
export interface FieldErrors {
  required: Readonly<Record<string, string>>;
  tooLong: string;
  /** Of a form with days, times or numbers. */
  days?: Pick<FormErrors['invalid'], (typeof ofDays)[number]>;
}

/** The errors of one form. */
export function fieldErrorsOf({ fields }: FormDefinition, { required, invalid }: FormErrors): FieldErrors {
  const definitions = Object.values<FieldDefinition>(fields);
  const helps = definitions.flatMap(({ help }) => help ?? []);
  return {
    required: pick<FieldErrors['required'], string>(required, helps),
    tooLong: invalid.tooLong,
    ...(definitions.some(({ kind }) => kind === 'date') && { days: pick(invalid, ofDays) }),
  };
}
