import { email } from './commonFields';
import type { FormDefinition } from './definition';

/** Asks for a new link to unsubscribe, in place of one that doesn't work. docs/behavior.md#unsubscribing */
export const unsubscribeLink = {
  name: 'unsubscribe-link',
  fields: { email },
} as const satisfies FormDefinition;
