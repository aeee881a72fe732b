import type { FormName } from './formNames';

/**
 * What each field of each form accepts, and the sentence that stands at a field where it is at fault. The server builds
 * its schemas from these rules (shared/forms.ts), the browser checks by them while a guest fills in a form.
 * docs/behavior.md#error-texts
 */

/** Sentences that no single field owns. */
export const sentences = {
  tooLong: (most: number) => `This can hold at most ${most.toLocaleString('en-US')} characters.`,
  /** A date, time or number that was begun: browsers do not say what has been typed so far. */
  unfinished: 'Finish this or leave it empty.',
  endBeforeStart: 'Choose a last day that isn’t before the first.',
  time: 'Enter a time such as 16:00.',
  number: 'Enter a number.',
  box: 'Check the box or leave it empty.',
  text: 'Enter a text.',
} as const;

export interface FieldRule {
  kind: 'line' | 'text' | 'email' | 'date' | 'time' | 'number' | 'box';
  /** Makes the field required: what to do where it is empty or wrong. */
  help?: string;
  /** In characters. */
  most?: number;
}

/**
 * As browsers check it (HTML, valid e-mail address), with a dot in the domain, and no dots at the ends of the local
 * part or side by side in it: mail services refuse those.
 */
export const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** `most`: RFC 5321, 4.5.3.1.3, less the angle brackets. */
const email = {
  kind: 'email',
  help: 'Enter an email address such as name@example.com.',
  most: 254,
} as const;
const line = (help: string, most = 200) => ({ kind: 'line', help, most }) as const;
const phone = { kind: 'line', most: 50 } as const;
const longest = 5000;
const box = { kind: 'box' } as const;
const time = { kind: 'time' } as const;
/** No bounds: a person reads it. docs/behavior.md#group-request-form */
const number = { kind: 'number' } as const;

/** By form and field. */
export const formRules = {
  newsletter: { email, name: line('Enter your full name.'), consent: box },
  contact: {
    name: line('Enter your name.'),
    email,
    subject: line('Enter a subject.'),
    phone,
    message: { kind: 'text', help: 'Enter a message.', most: longest },
  },
  'group-request': {
    fullName: line('Enter your full name.'),
    email,
    phone,
    startDate: { kind: 'date', help: 'Choose the first day.' },
    endDate: { kind: 'date', help: 'Choose the last day.' },
    startTime: time,
    endTime: time,
    guests: number,
    rooms: number,
    message: { kind: 'text', most: longest },
    marketingConsent: box,
  },
  'opt-out': {
    firstName: line('Enter your first name.', 100),
    lastName: line('Enter your last name.', 100),
    email,
    optOutSales: box,
    optOutSharing: box,
    confirmRequest: { kind: 'box', help: 'Check this box to confirm your request.' },
  },
} as const satisfies Record<FormName, Record<string, FieldRule>>;

/** Two dates (YYYY-MM-DD) of which the second comes before the first; an empty one is another fault. */
export const isBackward = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;
