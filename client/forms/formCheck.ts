import type { FieldDefinition, FormDefinition } from '../../shared/forms/definition';
import { endsBeforeStart, errorOf, type Rules } from '../../shared/forms/rules';

/** Returns an input's error, if any, as the server would report it. */
function errorAt(field: FieldDefinition, { value, checked, validity }: HTMLInputElement, rules: Rules) {
  const { kind, help } = field;
  const { required, invalid } = rules.messages;
  if (kind === 'box' || kind === 'consent') return checked ? undefined : help && required[help];
  if (validity.badInput && !help) return invalid.unfinished;
  // The browser has already checked numbers.
  return kind === 'number' ? undefined : errorOf(field, value.trim(), rules);
}

/** Returns the errors in a form's fields, by field name. docs/behavior.md#field-errors */
export function errorsIn(
  form: HTMLFormElement,
  { fields }: FormDefinition,
  rules: Rules,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const input = (name = '') => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const [name, field] of Object.entries(fields)) {
    const element = input(name);
    if (!element) continue;
    const first = input(field.notBefore);
    const isTooEarly = first && !(first.name in errors) && endsBeforeStart(first.value, element.value);
    const error =
      errorAt(field, element, rules) ?? (isTooEarly ? rules.messages.invalid.endBeforeStart : undefined);
    if (error) errors[name] = error;
  }
  return errors;
}
