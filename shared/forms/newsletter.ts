import { consent, email, longestLine } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** docs/behavior.md#newsletter-form */
export const newsletter = {
  name: 'newsletter',
  fields: {
    name: {
      kind: 'line',
      help: 'fullName',
      most: longestLine,
      autoComplete: 'name',
      mail: 'name',
      sample: 'June Alvarado',
    },
    email,
    consent,
  },
} as const satisfies FormDefinition;

export type NewsletterSubscription = Values<typeof newsletter>;
