import type { Content } from '../../shared/content/content';
import type { FieldDefinition, FormDefinition, Values } from '../../shared/forms/definition';
import {
  endsBeforeStart,
  errorOf,
  type Rules as FieldRules,
  withAsciiDomain,
} from '../../shared/forms/rules';

/**
 * Reads posts according to the forms' definitions. Trims text, and removes control, invisible, and direction-changing
 * characters, which could break an email header or mislead a reader.
 */

/**
 * Matches zero-width, direction-changing, and other invisible characters: soft hyphen, Hangul fillers, Braille blank,
 * interlinear marks, and tags. Joiners are allowed, since some scripts and emoji need joiners. The capturing group
 * matches visible tag sequences: the flag of a region, such as Scotland (Unicode TR 51, ED-14a).
 */
const invisible =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** Matches an unpaired surrogate, which UTF-8 cannot encode. */
const loneSurrogate = /\p{Cs}/gu;

/** Matches visible characters. Marks, joiners, spaces, and format characters show nothing by themselves. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const unlessBlank = (text: string) => (visible.test(text) ? text : '');

const legible = (text: string) => text.replace(loneSurrogate, '\uFFFD').replace(invisible, '$1');
const oneLine = (text: string) =>
  unlessBlank(
    legible(text)
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  );
const manyLines = (text: string) =>
  unlessBlank(
    legible(text)
      .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

/** Returns the fields in a body, or an empty map if there is no body. */
export const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(body ?? {}));

/** The rules for checking the fields of a post, and the error messages. */
interface Rules extends FieldRules {
  messages: Pick<Content['formErrors'], 'required' | 'invalid'>;
}

/** A field's value, or an error message for the field. */
interface Reading {
  value?: string | number | boolean | undefined;
  error?: string | undefined;
}

/** Browsers send 'on' for a checked box, and nothing for an unchecked box. */
const checkedValues: readonly unknown[] = [true, 'true', 'on'];
const uncheckedValues: readonly unknown[] = [false, 'false', '', null, undefined];

function readField(field: FieldDefinition, submitted: unknown, rules: Rules): Reading {
  const { kind, help } = field;
  const { required, invalid } = rules.messages;
  const requiredMessage = help && required[help];
  if (kind === 'box' || kind === 'consent') {
    if (checkedValues.includes(submitted)) return { value: true };
    return { value: false, error: uncheckedValues.includes(submitted) ? requiredMessage : invalid.box };
  }
  if (kind === 'number' && Number.isFinite(submitted)) return { value: Number(submitted) };
  if (submitted != null && typeof submitted !== 'string')
    return { error: requiredMessage ?? (kind === 'number' ? invalid.number : invalid.text) };
  const text = (kind === 'text' ? manyLines : oneLine)(submitted ?? '');
  const error = errorOf(field, text, rules);
  if (kind === 'number') return { value: text ? Number(text) : undefined, error };
  return { value: kind === 'email' ? withAsciiDomain(text) : text, error };
}

/** Reads the body of a post, without unknown fields. @returns the values, or error messages keyed by field name */
export function readPost<Form extends FormDefinition>(
  { fields }: Form,
  body: unknown,
  rules: Rules,
): { values: Values<Form>; errors?: never } | { errors: Record<string, string> } {
  const submitted = fieldsOf(body);
  const values: Record<string, Reading['value']> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { value, error } = readField(field, submitted.get(name), rules);
    const { notBefore } = field;
    const isTooEarly =
      notBefore && !(notBefore in errors) && endsBeforeStart(String(values[notBefore]), String(value));
    const found = error ?? (isTooEarly ? rules.messages.invalid.endBeforeStart : undefined);
    if (found) errors[name] = found;
    values[name] = value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: values as Values<Form> };
}
