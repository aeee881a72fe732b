import { consent, email } from './commonFields';
import type { FormDefinition, Values } from './definition';
import { maxLineLength } from './maxLengths';

/** docs/behavior.md#newsletter-form */
export const newsletter = {
  name: 'newsletter',
  fields: {
    name: {
      kind: 'line',
      label: 'Full name',
      help: 'fullName',
      maxLength: maxLineLength,
      autoComplete: 'name',
      mail: 'name',
      sample: 'June Alvarado',
    },
    email,
    consent,
  },
} as const satisfies FormDefinition;

export type NewsletterSubscription = Values<typeof newsletter>;
