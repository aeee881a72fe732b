import type { mailLabels } from './mailLabels';
import type { requiredMessages } from './requiredMessages';

/**
 * The single definition of a form. The server's parser (server/forms/readPost.ts), the browser's validation
 * (client/forms/formCheck.ts), the inputs (client/forms/FormField.tsx), the rows in emails
 * (server/mail/messages/mailRows.ts) and the samples for tests and email previews are all based on it. A hotel can
 * override the labels in its content, by field name.
 */
export interface FormDefinition {
  /** The form posts to `/api/{name}`. */
  name: string;
  /** Not sent but logged in the browser, unless DELIVER_LOCAL_FORMS is set. */
  isLocal?: true;
  /** In the order used on the page and in emails. */
  fields: Readonly<Record<string, FieldDefinition>>;
}

interface CommonProps<Value> {
  /** The field's label unless the hotel's content has another. */
  label: string;
  /** The error message while the field is empty; makes the field required. */
  help?: keyof typeof requiredMessages;
  /** Maximum length in characters. */
  maxLength?: number;
  autoComplete?: string;
  /** The field with the earliest allowed day. */
  notBefore?: string;
  /**
   * How the field is labeled in emails: true to use the form's label, or a name of a label. Fields with the same name
   * are combined into one row. If omitted, the field isn't in emails.
   */
  mail?: keyof typeof mailLabels | true;
  /** Whether the email to the guest also contains the field. */
  acknowledged?: boolean;
  /** A valid value. */
  sample: Value;
}

/** Dates are always required, times and numbers never. `consent` is the checkbox for marketing emails, with its own label. */
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

/** Fields that have a label: all except the consent. */
export type LabeledName<Form extends FormDefinition> = {
  [Name in keyof Form['fields']]: Form['fields'][Name]['kind'] extends 'consent' ? never : Name;
}[keyof Form['fields']] &
  string;

/** The labels of a form's fields, by field name. */
export const labelsOf = <Form extends FormDefinition>({ fields }: Form) =>
  Object.fromEntries(
    Object.entries<FieldDefinition>(fields).flatMap(([name, field]) =>
      field.kind === 'consent' ? [] : [[name, field.label]],
    ),
  ) as Record<LabeledName<Form>, string>;

/** A valid sample post. */
export const sampleOf = <Form extends FormDefinition>({ fields }: Form) =>
  Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample])) as Values<Form>;
