import { email } from './commonFields';
import type { FormDefinition } from './definition';

/** Requests a new unsubscribe link to replace a link that doesn't work. docs/behavior.md#unsubscribing */
export const unsubscribeLink = {
  name: 'unsubscribe-link',
  fields: { email },
} as const satisfies FormDefinition;
