import type { FieldDefinition, FormDefinition, Values } from '../../../shared/forms/definition';
import type { Fact } from './email';
import { factLabel } from './factLabel';
import { dayText, timeText, yesOrNo } from './format';
import { inactiveText } from './inactiveText';

function textOf(kind: FieldDefinition['kind'], value: unknown): string {
  if (value === undefined || value === '') return '';
  if (kind === 'date') return dayText(String(value));
  if (kind === 'time') return timeText(String(value));
  return typeof value === 'boolean' ? yesOrNo(value) : String(value);
}

/** A form's values as the facts of the notice to the hotel. */
export function factsOf<Form extends FormDefinition>({ fields }: Form, values: Values<Form>): Fact[] {
  const facts = new Map<string, string>();
  for (const [name, { kind, mail }] of Object.entries(fields)) {
    if (mail === undefined) continue;
    const label = factLabel(mail);
    const texts = [facts.get(label) ?? '', textOf(kind, values[name])].filter(Boolean);
    facts.set(label, texts.join(kind === 'time' ? ', ' : ' '));
  }
  return [...facts];
}

/** The facts of the mail to the guest, without links: the address is not verified. */
export function acknowledgedFacts<Form extends FormDefinition>(form: Form, values: Values<Form>): Fact[] {
  const acknowledged = Object.values(form.fields).flatMap((field) =>
    field.acknowledged && field.mail ? factLabel(field.mail) : [],
  );
  return factsOf(form, values).flatMap(([label, text]) =>
    acknowledged.includes(label) ? [[label, inactiveText(text)] as const] : [],
  );
}
