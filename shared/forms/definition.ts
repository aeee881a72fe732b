import type { mailLabels } from './mailLabels';
import type { requiredMessages } from './requiredMessages';

/**
 * The single definition of a form, for the server's parser (server/forms/readPost.ts), the browser's validation
 * (client/forms/formCheck.ts), the inputs (client/forms/FormField.tsx), the rows in emails
 * (server/mail/messages/mailRows.ts), and the samples in tests and email previews. A hotel's content can override the
 * labels, by field name.
 */
export interface FormDefinition {
  /** The form posts to `/api/{name}`. */
  name: string;
  /** Whether the browser logs the form's values instead of sending them, unless DELIVER_LOCAL_FORMS is set. */
  isLocal?: true;
  /** The fields, in their order on the page and in emails. */
  fields: Readonly<Record<string, FieldDefinition>>;
}

interface CommonProps<Value> {
  /** The field's default label, which a hotel's content can override. */
  label: string;
  /** The key of the error message for an empty field. A field with this key is required. */
  help?: keyof typeof requiredMessages;
  /** Maximum length in characters. */
  maxLength?: number;
  autoComplete?: string;
  /** The name of another date field, whose date is the earliest allowed date. */
  notBefore?: string;
  /**
   * The label of the field's row in emails: true for the field's label, or a key of `mailLabels`. Fields with the same
   * key are combined into one row. If omitted, the field has no row.
   */
  mail?: keyof typeof mailLabels | true;
  /** Whether the email to the guest contains the field, too. */
  acknowledged?: boolean;
  /** A valid value for tests and email previews. */
  sample: Value;
}

/** Dates are always required; times and numbers are always optional. `consent` is the checkbox for marketing emails. */
export type FieldDefinition =
  | (CommonProps<string> & { kind: 'line' | 'text' | 'tel'; maxLength: number })
  | (CommonProps<string> & { kind: 'email'; help: keyof typeof requiredMessages; maxLength: number })
  | (CommonProps<string> & { kind: 'date'; help: keyof typeof requiredMessages })
  | (CommonProps<string> & { kind: 'time'; help?: never })
  | (CommonProps<number | undefined> & { kind: 'number'; help?: never })
  | (CommonProps<boolean> & { kind: 'box' })
  | (Omit<CommonProps<boolean>, 'label'> & { kind: 'consent' });

type ValueOf<Kind extends FieldDefinition['kind']> = Kind extends 'box' | 'consent'
  ? boolean
  : Kind extends 'number'
    ? number | undefined
    : string;

/** The validated values of a form. */
export type Values<Form extends FormDefinition> = {
  -readonly [Name in keyof Form['fields']]: ValueOf<Form['fields'][Name]['kind']>;
};

/** The names of fields that have a label: all except the consent checkbox. */
export type LabeledName<Form extends FormDefinition> = {
  [Name in keyof Form['fields']]: Form['fields'][Name]['kind'] extends 'consent' ? never : Name;
}[keyof Form['fields']] &
  string;

/** Returns the labels of a form's fields, by field name. */
export const labelsOf = <Form extends FormDefinition>({ fields }: Form) =>
  Object.fromEntries(
    Object.entries<FieldDefinition>(fields).flatMap(([name, field]) =>
      field.kind === 'consent' ? [] : [[name, field.label]],
    ),
  ) as Record<LabeledName<Form>, string>;

/** Returns valid sample values for a form. */
export const sampleOf = <Form extends FormDefinition>({ fields }: Form) =>
  Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample])) as Values<Form>;
