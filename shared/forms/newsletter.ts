import { consent, email, longestLine } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** docs/behavior.md#newsletter-form */
export const newsletter = {
  name: 'newsletter',
  fields: {
    name: {
      kind: 'line',
      help: 'Enter your full name.',
      most: longestLine,
      autoComplete: 'name',
      mail: 'Name',
      sample: 'June Alvarado',
    },
    email,
    consent,
  },
} as const satisfies FormDefinition;

export type NewsletterSubscription = Values<typeof newsletter>;

/** Texts of the form's states. */
export const newsletterTexts = {
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Successfully subscribed to newsletter!',
  /** Where the box is not ticked: no marketing emails follow. */
  withoutConsent: 'Thank you. To get our newsletter, check the box and subscribe again.',
  failure: 'Failed to subscribe. Please try again.',
  unreachable: 'Failed to subscribe. Please try again later.',
} as const;
