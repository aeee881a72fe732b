import type { FieldDefinition, FormDefinition } from '../../shared/forms/definition';
import { dayFault, emailSyntax, isBackward } from '../../shared/forms/rules';
import { tooLong } from '../../shared/forms/tooLong';
import type { Labels } from '../../shared/labels';
import type { SiteData } from '../../shared/siteData';
import { isDay } from '../../shared/stay';

/** What fields are checked with. */
interface Rules {
  messages: SiteData['formErrors'];
  labels: Labels;
  /** The day at the hotel. */
  today: string;
}

type Input = Pick<HTMLInputElement, 'value' | 'checked' | 'validity'>;

/** What is wrong with a field, if anything: as the server will find it. */
export function faultOf(
  { kind, help, most }: FieldDefinition,
  { value, checked, validity }: Input,
  { messages, labels, today }: Rules,
) {
  const { required, invalid } = messages;
  if (kind === 'box' || kind === 'consent') return checked ? undefined : help && required[help];
  const text = value.trim();
  if (!text && help) return required[help];
  if (validity.badInput) return invalid.unfinished;
  if (!text) return undefined;
  if (kind === 'date') return isDay(text) ? dayFault(text, today, invalid) : required[help];
  const isTooLong = most !== undefined && text.length > most;
  if (kind === 'email') return isTooLong || !emailSyntax.test(text) ? required[help] : undefined;
  return isTooLong ? tooLong(most, invalid, labels) : undefined;
}

/** What is wrong with the fields of a form, by their names. docs/behavior.md#field-errors */
export function faultsIn(
  form: HTMLFormElement,
  { fields }: FormDefinition,
  rules: Rules,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const input = (name = '') => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const [name, field] of Object.entries(fields)) {
    const element = input(name);
    if (!element) continue;
    const first = input(field.notBefore);
    const isTooEarly = first && !(first.name in faults) && isBackward(first.value, element.value);
    const fault =
      faultOf(field, element, rules) ?? (isTooEarly ? rules.messages.invalid.endBeforeStart : undefined);
    if (fault) faults[name] = fault;
  }
  return faults;
}
