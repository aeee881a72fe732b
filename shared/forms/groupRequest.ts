import { consent, email, longestLine, longestText, phone } from './commonFields';
import type { FormDefinition, Values } from './definition';

/** Numbers are not limited: the hotel's staff reads them. docs/behavior.md#group-request-form */
export const groupRequest = {
  name: 'group-request',
  fields: {
    fullName: {
      kind: 'line',
      help: 'Enter your full name.',
      most: longestLine,
      autoComplete: 'name',
      mail: 'Name',
      sample: 'June Alvarado',
    },
    email,
    phone,
    startDate: {
      kind: 'date',
      help: 'Choose the first day.',
      mail: 'From',
      acknowledged: true,
      sample: '2027-06-04',
    },
    endDate: {
      kind: 'date',
      help: 'Choose the last day.',
      notBefore: 'startDate',
      mail: 'To',
      acknowledged: true,
      sample: '2027-06-06',
    },
    startTime: { kind: 'time', mail: 'From', acknowledged: true, sample: '16:00' },
    endTime: { kind: 'time', mail: 'To', acknowledged: true, sample: '' },
    guests: { kind: 'number', mail: 'Guests', acknowledged: true, sample: 24 },
    rooms: { kind: 'number', mail: 'Rooms', acknowledged: true, sample: 11 },
    message: {
      kind: 'text',
      most: longestText,
      sample: 'A wedding. We’d love the whole hotel if we can have it.',
    },
    marketingConsent: { ...consent, sample: false },
  },
} as const satisfies FormDefinition;

export type GroupRequest = Values<typeof groupRequest>;

/** Texts of the form's states. */
export const groupRequestTexts = {
  errorTitle: 'Oops!',
  missingFields: 'Please fill in all required fields.',
  badEmail: 'Please check your email address.',
  failure: 'We couldn’t send your request. Please try again, or call us.',
  successTitle: 'Thank You!',
} as const;
