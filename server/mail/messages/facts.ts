import type { AnyForm } from '../../../shared/forms/allForms';
import type { FieldDefinition, Values } from '../../../shared/forms/definition';
import type { Fact } from './email';
import { factLabel, fieldLabel } from './factLabel';
import { dayText, timeText, yesOrNo } from './format';
import { inactiveText } from './inactiveText';

function textOf(kind: FieldDefinition['kind'], value: unknown): string {
  if (value === undefined || value === '') return '';
  if (kind === 'date') return dayText(String(value));
  if (kind === 'time') return timeText(String(value));
  return typeof value === 'boolean' ? yesOrNo(value) : String(value);
}

/** A form's values as the facts of the notice to the hotel: of all fields that are in mails, or only of `wanted` ones. */
export function factsOf<Form extends AnyForm>(
  { name, fields }: Form,
  values: Values<Form>,
  wanted: (field: FieldDefinition) => boolean = () => true,
): Fact[] {
  const facts = new Map<string, string>();
  for (const [key, field] of Object.entries<FieldDefinition>(fields)) {
    const { kind, mail } = field;
    if (mail === undefined || !wanted(field)) continue;
    const label = mail === true ? fieldLabel(name, key) : factLabel(mail);
    const value = textOf(kind, (values as Record<string, unknown>)[key]);
    const texts = [facts.get(label) ?? '', value].filter(Boolean);
    facts.set(label, texts.join(kind === 'time' ? ', ' : ' '));
  }
  return [...facts];
}

/** The facts of the mail to the guest, without links: the address is not verified. */
export const acknowledgedFacts = <Form extends AnyForm>(form: Form, values: Values<Form>): Fact[] =>
  factsOf(form, values, ({ acknowledged = false }) => acknowledged).map(([label, text]) => [
    label,
    inactiveText(text),
  ]);
