import { clockLabel } from '../../../shared/content/formats';
import type { AnyForm } from '../../../shared/forms/allForms';
import type { FieldDefinition, Values } from '../../../shared/forms/definition';
import type { Fact } from './email';
import { factLabel, fieldLabel } from './factLabel';
import type { MailHotel } from './hotel';
import { inactiveText } from './inactiveText';

function textOf({ content, labels }: MailHotel, kind: FieldDefinition['kind'], value: unknown): string {
  const { hotel, mails } = content;
  if (value === undefined || value === '') return '';
  if (kind === 'date') return labels.dateLabel(String(value));
  if (kind === 'time') return clockLabel(String(value), hotel.locale);
  if (typeof value === 'boolean') return value ? mails.yes : mails.no;
  return String(value);
}

/** A form's values as the facts of the notice to the hotel: of all fields that are in mails, or only of `wanted` ones. */
export function factsOf<Form extends AnyForm>(
  hotel: MailHotel,
  { name, fields }: Form,
  values: Values<Form>,
  wanted: (field: FieldDefinition) => boolean = () => true,
): Fact[] {
  const facts = new Map<string, string>();
  for (const [key, field] of Object.entries<FieldDefinition>(fields)) {
    const { kind, mail } = field;
    if (mail === undefined || !wanted(field)) continue;
    const label = mail === true ? fieldLabel(hotel, name, key) : factLabel(hotel, mail);
    const value = textOf(hotel, kind, (values as Record<string, unknown>)[key]);
    const texts = [facts.get(label) ?? '', value].filter(Boolean);
    facts.set(label, texts.join(kind === 'time' ? ', ' : ' '));
  }
  return [...facts];
}

/** The facts of the mail to the guest, without links: the address is not verified. */
export const acknowledgedFacts = <Form extends AnyForm>(
  hotel: MailHotel,
  form: Form,
  values: Values<Form>,
): Fact[] =>
  factsOf(hotel, form, values, ({ acknowledged = false }) => acknowledged).map(([label, text]) => [
    label,
    inactiveText(text),
  ]);
