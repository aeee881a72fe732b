import { consent, email, phone } from './commonFields';
import type { FormDefinition, Values } from './definition';
import { maxLineLength, maxTextLength } from './maxLengths';

const now = new Date();
const june = 5;
/** The year of the sample dates, which must be in the future to be valid. */
const yearOfNextJune = now.getUTCFullYear() + (now.getUTCMonth() < june ? 0 : 1);

/** The number fields have no limits, since the hotel's staff reads all requests. docs/behavior.md#group-request-form */
export const groupRequest = {
  name: 'group-request',
  isLocal: true,
  fields: {
    fullName: {
      kind: 'line',
      label: 'Full name',
      help: 'fullName',
      maxLength: maxLineLength,
      autoComplete: 'name',
      mail: 'name',
      sample: 'June Alvarado',
    },
    email,
    phone,
    startDate: {
      kind: 'date',
      label: 'Start date',
      help: 'firstDay',
      mail: 'from',
      acknowledged: true,
      sample: `${yearOfNextJune}-06-04`,
    },
    endDate: {
      kind: 'date',
      label: 'End date',
      help: 'lastDay',
      notBefore: 'startDate',
      mail: 'to',
      acknowledged: true,
      sample: `${yearOfNextJune}-06-06`,
    },
    startTime: { kind: 'time', label: 'Start time', mail: 'from', acknowledged: true, sample: '16:00' },
    endTime: { kind: 'time', label: 'End time', mail: 'to', acknowledged: true, sample: '' },
    guests: { kind: 'number', label: 'Guests', mail: true, acknowledged: true, sample: 24 },
    rooms: { kind: 'number', label: 'Rooms', mail: 'rooms', acknowledged: true, sample: 11 },
    message: {
      kind: 'text',
      label: 'Message',
      maxLength: maxTextLength,
      sample: 'A wedding. We’d love the whole hotel if we can have it.',
    },
    marketingConsent: { ...consent, sample: false },
  },
} as const satisfies FormDefinition;

export type GroupRequest = Values<typeof groupRequest>;
