/** What the fields of a form accept, as the server reads them. */
import { readPost } from '../../server/forms/readPost';
import { type FormName, forms } from '../../shared/forms/allForms';
import type { FormDefinition } from '../../shared/forms/definition';
import { isBackward } from '../../shared/forms/rules';
import { daysAfter, yearsAhead } from '../../shared/stay';
import { fill } from '../../shared/words';
import { content, helpWords, labels, sentences, small } from '../support/small';
import { validPosts } from '../support/validPosts';

const today = small.day;

/** The value of a field as read in a valid post, or the error. */
function read(form: FormName, field: string, value: unknown): unknown {
  const rules = { messages: content.formErrors, labels, today };
  const reading = readPost<FormDefinition>(forms[form], { ...validPosts[form], [field]: value }, rules);
  return reading.errors ? { errors: reading.errors } : reading.values[field];
}
const rejected = (field: string, message: string | undefined) => ({ errors: { [field]: message } });

describe('a line of text', () => {
  it('has a space for each run of line breaks and control characters, and is trimmed', () => {
    const text = ' A\r\n\tday\u0000\u2028by\u2029the\u0085sea\n';
    expect(read('contact', 'subject', text)).toBe('A day by the sea');
  });
});

describe.each([
  ['contact', 'subject'],
  ['contact', 'message'],
  ['contact', 'phone'],
  ['group-request', 'message'],
] as const)('the text of %s.%s', (form, field) => {
  it('has no invisible characters, and a replacement character for half a character', () => {
    expect(read(form, field, 'S\u00ADun\u200B \u202Eand\u2066 sea\u{E0041}')).toBe('Sun and sea');
    expect(read(form, field, 'Half \uD83C a wave')).toBe('Half \uFFFD a wave');
    expect(read(form, field, 'A family 👩\u200D👧')).toBe('A family 👩\u200D👧');
  });
});

it('a message keeps lines of any line ending and tabs, but no other control characters', () => {
  const text = '\nOne\r\nTwo\rThree\u2028Four\u2029Five\n\n\tSix\u0007\u0000\n';
  expect(read('contact', 'message', text)).toBe('One\nTwo\nThree\nFour\nFive\n\n\tSix');
});

it.each([
  '\u200E',
  '\u061C',
  '\u00AD',
  '\uFFF9',
  '\u{E0041}',
  '\u3164',
  '\u2800',
  '\u034F',
  '\uFE0F',
  '\u200D',
])('a required text is missing if it has only invisible characters: %j', (letter) => {
  for (const field of ['name', 'message'] as const)
    expect(read('contact', field, `${letter} ${letter}`)).toEqual(
      rejected(field, helpWords[forms.contact.fields[field].help]),
    );
});

it('a text has the maximum length of its field', () => {
  expect(read('contact', 'message', 'é'.repeat(5000))).toHaveLength(5000);
  const tooLong = rejected('message', sentences.tooLong(5000));
  expect(read('contact', 'message', 'é'.repeat(5001))).toEqual(tooLong);
  expect(read('contact', 'subject', 'é'.repeat(201))).toEqual(rejected('subject', sentences.tooLong(200)));
});

it('an optional text can be empty, but must be text', () => {
  for (const nothing of [undefined, null, '', ' \n ']) expect(read('contact', 'phone', nothing)).toBe('');
  for (const other of [7, true, {}, ['a']])
    expect(read('contact', 'phone', other)).toEqual(rejected('phone', sentences.text));
});

const { email } = forms.contact.fields;
it.each([
  ...['plain', 'a@b', '@example.com', 'a..b@example.com', '.a@example.com', 'a@example..com'],
  ...['a b@example.com', 'Ada <a@example.com>', 'a@example.com, b@example.com'],
  ...['a@example.com\r\nBcc: b@example.com', `${'a'.repeat(250)}@example.com`, ['a@example.com'], null, 7],
])('rejects the email address %j', (address) => {
  expect(read('contact', 'email', address)).toEqual(rejected('email', helpWords[email.help]));
});

it.each([' june@example.com ', "o'brien+hotel@mail.example.co.uk", 'a@xn--p1ai.example', 'x_1@b-c.io'])(
  'accepts the email address %j',
  (address) => {
    expect(read('contact', 'email', address)).toBe(address.trim());
  },
);

const { startDate, endDate } = validPosts['group-request'];
const { past, tooFar, endBeforeStart } = sentences;
const { help } = forms['group-request'].fields.startDate;
const years = { years: yearsAhead };
const farDay = `${Number(today.slice(0, 4)) + yearsAhead + 1}${today.slice(4)}`;
it.each([
  ['today', today, today],
  ['yesterday', daysAfter(today, -1), rejected('startDate', past)],
  ['a year of two digits', '0026-12-05', rejected('startDate', past)],
  ['years ahead', farDay, rejected('startDate', fill(tooFar, years))],
  ['no day', '2027-02-30', rejected('startDate', helpWords[help])],
  ['nothing', '', rejected('startDate', helpWords[help])],
  ['five digits', '12026-12-05', rejected('startDate', helpWords[help])],
])('the first day of a group is %s: %s', (_what, day, expected) => {
  expect(read('group-request', 'startDate', day)).toEqual(expected);
});

it('the last day of a group is the first or later', () => {
  expect(read('group-request', 'endDate', startDate)).toBe(startDate);
  expect(read('group-request', 'endDate', daysAfter(startDate, -1))).toEqual(
    rejected('endDate', endBeforeStart),
  );
  expect(read('group-request', 'endDate', '9999-12-31')).toEqual(rejected('endDate', fill(tooFar, years)));
  expect(isBackward(endDate, startDate)).toBe(true);
  expect([isBackward(startDate, startDate), isBackward(startDate, ''), isBackward('', endDate)]).toEqual([
    ...[false, false, false],
  ]);
});

it.each([
  ...([
    [24, 24],
    [' 24 ', 24],
    ['2.5', 2.5],
    ['-1', -1],
    ['0', 0],
    ['', undefined],
    [null, undefined],
  ] as const),
  ...['many', '1e9', '0x10', '1,000', '9'.repeat(13), Number.NaN, true, [1]].map(
    (wrong) => [wrong, rejected('guests', sentences.number)] as const,
  ),
])('reads the number of guests %j as %j', (sent, expected) => {
  expect(read('group-request', 'guests', sent)).toEqual(expected);
});

it.each([
  ...(['00:00', '09:05', '23:59:59', ''] as const).map((time) => [time, time] as const),
  ...([
    [' 16:00 ', '16:00'],
    [null, ''],
  ] as const),
  ...['24:00', '16:60', '4 pm', '16:00:60', '116:00', '9:05'].map(
    (wrong) => [wrong, rejected('startTime', sentences.time)] as const,
  ),
])('reads the time %j as %j', (sent, expected) => {
  expect(read('group-request', 'startTime', sent)).toEqual(expected);
});

it.each([
  ...([
    [true, true],
    ['on', true],
    ['true', true],
  ] as const),
  ...([
    [false, false],
    ['false', false],
    ['', false],
    [null, false],
    [undefined, false],
  ] as const),
  ['yes', rejected('consent', sentences.box)],
] as const)('reads a checkbox sent as %j as %j', (sent, expected) => {
  expect(read('newsletter', 'consent', sent)).toEqual(expected);
});

it('a checkbox can be required', () => {
  const message = helpWords[forms['opt-out'].fields.confirmRequest.help];
  for (const nothing of ['', undefined, 'false'])
    expect(read('opt-out', 'confirmRequest', nothing)).toEqual(rejected('confirmRequest', message));
});
