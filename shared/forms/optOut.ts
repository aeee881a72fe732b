import { email } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** The maximum length of a name, in characters. */
const maxNameLength = 100;

/** docs/behavior.md#opt-out-form */
export const optOut = {
  name: 'opt-out',
  isLocal: true,
  fields: {
    firstName: {
      kind: 'line',
      label: 'First Name',
      help: 'firstName',
      maxLength: maxNameLength,
      autoComplete: 'given-name',
      mail: 'name',
      sample: 'June',
    },
    lastName: {
      kind: 'line',
      label: 'Last Name',
      help: 'lastName',
      maxLength: maxNameLength,
      autoComplete: 'family-name',
      mail: 'name',
      sample: 'Alvarado',
    },
    email,
    optOutSales: {
      kind: 'box',
      label: 'Do not sell my personal information',
      mail: 'optOutSales',
      acknowledged: true,
      sample: true,
    },
    optOutSharing: {
      kind: 'box',
      label: 'Do not share my personal information for cross-context behavioral advertising',
      mail: 'optOutSharing',
      acknowledged: true,
      sample: true,
    },
    confirmRequest: {
      kind: 'box',
      label: 'I confirm that I’m making this request for myself, or with permission',
      help: 'confirm',
      sample: true,
    },
  },
} as const satisfies FormDefinition;

export type OptOutRequest = Values<typeof optOut>;
