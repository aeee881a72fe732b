import type { FormName } from '../shared/formNames';
import { emailSyntax, type FieldRule, formRules, isBackward, sentences } from '../shared/formRules';
import { messages } from '../shared/messages';
import type { FormCheck } from './hooks/useFieldFaults';

type Field = Pick<HTMLInputElement, 'value' | 'checked' | 'validity'>;

/** What is wrong with a field, if anything: as the server will find it. */
export function faultOf({ kind, help, most }: FieldRule, { value, checked, validity }: Field) {
  if (kind === 'box') return checked ? undefined : help;
  const text = value.trim();
  if (!text && help) return help;
  if (validity.badInput) return sentences.unfinished;
  if (!text) return undefined;
  const isTooLong = most !== undefined && text.length > most;
  if (kind === 'email') return isTooLong || !emailSyntax.test(text) ? help : undefined;
  return isTooLong ? sentences.tooLong(most) : undefined;
}

/** The check of a form by its rules. docs/behavior.md#faults-at-fields */
export const checkOf = (name: FormName): FormCheck => ({
  faultsIn(form) {
    const field = (each: string) => form.elements.namedItem(each) as HTMLInputElement | null;
    const faults = Object.fromEntries(
      Object.entries<FieldRule>(formRules[name]).flatMap(([each, rule]) => {
        const element = field(each);
        const fault = element ? faultOf(rule, element) : undefined;
        return fault ? [[each, fault]] : [];
      }),
    );
    const [start, end] = [field('startDate'), field('endDate')];
    if (start && end && isBackward(start.value, end.value)) faults.endDate = sentences.endBeforeStart;
    return faults;
  },
  message: () => messages.group.incomplete,
});
