import type { Content } from '../content/compile';
import { pick } from '../content/pick';
import type { FieldDefinition, FormDefinition } from './definition';

type FormErrors = Content['formErrors'];

/** What may be wrong with a field by itself; the rest is found by the server alone. */
const found = ['tooLong', 'unfinished', 'past', 'tooFar', 'endBeforeStart', 'time', 'number'] as const;

/** The errors at the fields of a form. */
export interface FieldErrors {
  required: Readonly<Record<string, string>>;
  invalid: Pick<FormErrors['invalid'], (typeof found)[number]>;
}

/** Those of one form. */
export function fieldErrorsOf({ fields }: FormDefinition, { required, invalid }: FormErrors): FieldErrors {
  const helps = Object.values<FieldDefinition>(fields).flatMap(({ help }) => help ?? []);
  return { required: pick<FieldErrors['required'], string>(required, helps), invalid: pick(invalid, found) };
}
