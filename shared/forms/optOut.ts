import { email } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** In characters. */
const longestName = 100;

/** docs/behavior.md#opt-out-form */
export const optOut = {
  name: 'opt-out',
  fields: {
    firstName: {
      kind: 'line',
      help: 'Enter your first name.',
      most: longestName,
      autoComplete: 'given-name',
      mail: 'Name',
      sample: 'June',
    },
    lastName: {
      kind: 'line',
      help: 'Enter your last name.',
      most: longestName,
      autoComplete: 'family-name',
      mail: 'Name',
      sample: 'Alvarado',
    },
    email,
    optOutSales: { kind: 'box', mail: 'Opt out of sale', acknowledged: true, sample: true },
    optOutSharing: { kind: 'box', mail: 'Opt out of sharing', acknowledged: true, sample: true },
    confirmRequest: { kind: 'box', help: 'Check this box to confirm your request.', sample: true },
  },
} as const satisfies FormDefinition;

export type OptOutRequest = Values<typeof optOut>;

/** Texts of the form's states. */
export const optOutTexts = {
  successTitle: 'Request Received',
  success:
    'Thank you for submitting your request. We have received it and will process it according to applicable laws.',
  confirmationTo: (email: string) => `You will receive a confirmation email shortly at ${email}.`,
} as const;
