import { email } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** In characters. */
const maxNameLength = 100;

/** docs/behavior.md#opt-out-form */
export const optOut = {
  name: 'opt-out',
  isLocal: true,
  fields: {
    firstName: {
      kind: 'line',
      help: 'firstName',
      maxLength: maxNameLength,
      autoComplete: 'given-name',
      mail: 'name',
      sample: 'June',
    },
    lastName: {
      kind: 'line',
      help: 'lastName',
      maxLength: maxNameLength,
      autoComplete: 'family-name',
      mail: 'name',
      sample: 'Alvarado',
    },
    email,
    optOutSales: { kind: 'box', mail: 'optOutSales', acknowledged: true, sample: true },
    optOutSharing: { kind: 'box', mail: 'optOutSharing', acknowledged: true, sample: true },
    confirmRequest: { kind: 'box', help: 'confirm', sample: true },
  },
} as const satisfies FormDefinition;

export type OptOutRequest = Values<typeof optOut>;
