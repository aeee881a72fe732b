import type { FieldDefinition, FormDefinition } from '../../shared/forms/definition';
import { emailSyntax, isBackward, sentences } from '../../shared/forms/rules';

type Input = Pick<HTMLInputElement, 'value' | 'checked' | 'validity'>;

/** What is wrong with a field, if anything: as the server will find it. */
export function faultOf({ kind, help, most }: FieldDefinition, { value, checked, validity }: Input) {
  if (kind === 'box' || kind === 'consent') return checked ? undefined : help;
  const text = value.trim();
  if (!text && help) return help;
  if (validity.badInput) return sentences.unfinished;
  if (!text) return undefined;
  const isTooLong = most !== undefined && text.length > most;
  if (kind === 'email') return isTooLong || !emailSyntax.test(text) ? help : undefined;
  return isTooLong ? sentences.tooLong(most) : undefined;
}

/** What is wrong with the fields of a form, by their names. docs/behavior.md#faults-at-fields */
export function faultsIn(form: HTMLFormElement, { fields }: FormDefinition): Record<string, string> {
  const faults: Record<string, string> = {};
  const input = (name = '') => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const [name, field] of Object.entries(fields)) {
    const element = input(name);
    if (!element) continue;
    const first = input(field.notBefore);
    const isTooEarly = first && isBackward(first.value, element.value);
    const fault = isTooEarly ? sentences.endBeforeStart : faultOf(field, element);
    if (fault) faults[name] = fault;
  }
  return faults;
}
