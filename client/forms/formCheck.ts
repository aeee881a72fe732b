import { forms } from '../../generated/content/forms';
import type { FieldDefinition, FormDefinition } from '../../shared/forms/definition';
import { dayFault, emailSyntax, isBackward } from '../../shared/forms/rules';
import { tooLong } from '../../shared/forms/tooLong';
import { isDay } from '../../shared/stay';

const { help: helpWords, faults: faultWords } = forms;

type Input = Pick<HTMLInputElement, 'value' | 'checked' | 'validity'>;

/** What is wrong with a field, if anything: as the server will find it. */
export function faultOf({ kind, help, most }: FieldDefinition, { value, checked, validity }: Input) {
  if (kind === 'box' || kind === 'consent') return checked ? undefined : help && helpWords[help];
  const text = value.trim();
  if (!text && help) return helpWords[help];
  if (validity.badInput) return faultWords.unfinished;
  if (!text) return undefined;
  if (kind === 'date') return isDay(text) ? dayFault(text) : helpWords[help];
  const isTooLong = most !== undefined && text.length > most;
  if (kind === 'email') return isTooLong || !emailSyntax.test(text) ? helpWords[help] : undefined;
  return isTooLong ? tooLong(most) : undefined;
}

/** What is wrong with the fields of a form, by their names. docs/behavior.md#faults-at-fields */
export function faultsIn(form: HTMLFormElement, { fields }: FormDefinition): Record<string, string> {
  const faults: Record<string, string> = {};
  const input = (name = '') => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const [name, field] of Object.entries(fields)) {
    const element = input(name);
    if (!element) continue;
    const first = input(field.notBefore);
    const isTooEarly = first && !(first.name in faults) && isBackward(first.value, element.value);
    const fault = faultOf(field, element) ?? (isTooEarly ? faultWords.endBeforeStart : undefined);
    if (fault) faults[name] = fault;
  }
  return faults;
}
