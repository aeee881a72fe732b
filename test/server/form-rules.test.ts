import { readPost } from '../../server/forms/readPost';
import { type FormName, forms } from '../../shared/forms/allForms';
import { isBackward } from '../../shared/forms/rules';
import { daysAfter, yearsAhead } from '../../shared/stay';
import { fill } from '../../shared/words';
import { content, helpWords, labels, sentences, small } from '../support/small';
import { validPosts } from '../support/validPosts';

const rules = { messages: content.formErrors, labels, today: small.day };

/** A valid post with changes, as the server reads it. */
// biome-ignore lint/suspicious/noExplicitAny: the values of any form
function read(form: FormName, changes: object): { values?: any; errors?: Record<string, string> } {
  return readPost(forms[form], { ...validPosts[form], ...changes }, rules);
}

it.each(['startDate', 'endDate'] as const)('%s lies ahead, but not too far', (name) => {
  const { today } = rules;
  const [year = 0, end = ''] = [Number(today.slice(0, 4)), today.slice(4)];
  const errorOf = (day: string) =>
    read('group-request', { startDate: today, endDate: today, [name]: day }).errors?.[name];
  expect(errorOf(today)).toBeUndefined();
  for (const day of ['0026-12-05', '0001-01-01', '2020-01-01', daysAfter(today, -1)])
    expect(errorOf(day)).toBe(sentences.past);
  for (const day of [`${year + yearsAhead + 1}${end}`, '2222-01-01', '9999-12-31'])
    expect(errorOf(day)).toBe(fill(sentences.tooFar, { years: yearsAhead }));
  const { help } = forms['group-request'].fields[name];
  for (const day of ['', '12026-12-05', '275760-09-13']) expect(errorOf(day)).toBe(helpWords[help]);
});

describe('a number', () => {
  const guestsOf = (guests: unknown) => read('group-request', { guests }).values?.guests;

  it('is optional and parsed', () => {
    expect([24, ' 24 ', '2.5', '-1', '0'].map(guestsOf)).toEqual([24, 24, 2.5, -1, 0]);
    for (const nothing of ['', '  ', null, undefined]) {
      const { errors, values } = read('group-request', { guests: nothing });
      expect([errors, values.guests]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    'many',
    '1e9',
    '0x10',
    '1,000',
    '9'.repeat(13),
    `1.${'1'.repeat(7)}`,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    true,
    [1],
  ])('is rejected if invalid or too long: %p', (guests) => {
    expect(read('group-request', { guests }).errors).toEqual({ guests: sentences.number });
  });
});

describe('the dates of a group', () => {
  const post = validPosts['group-request'];
  const errorsOf = (change: object) => read('group-request', change).errors;

  it('can be the same, but not in reverse order', () => {
    const { startDate: day } = post;
    expect(errorsOf({ startDate: day, endDate: day })).toBeUndefined();
    for (const count of [1, 180])
      expect(errorsOf({ startDate: daysAfter(day, count), endDate: day })).toEqual({
        endDate: sentences.endBeforeStart,
      });
  });

  it('are compared by the browser only if both are set', () => {
    expect(isBackward('2027-06-04', '2027-06-03')).toBe(true);
    for (const [first, last] of [
      ['2027-06-04', '2027-06-04'],
      ['2027-06-04', ''],
      ['', '2027-06-03'],
    ] as const)
      expect([first, last, isBackward(first, last)]).toEqual([first, last, false]);
  });
});

describe('a text', () => {
  const subject = (text: unknown) => read('contact', { subject: text }).values?.subject;
  const message = (text: unknown) => read('contact', { message: text }).values?.message;
  const phone = (text: unknown) => read('contact', { phone: text }).values?.phone;
  const note = (text: unknown) => read('group-request', { message: text }).values?.message;

  it('of one line has a space for each run of breaks and control characters, and is trimmed', () => {
    expect(subject(' A\r\n\tday\u0000\u2028by\u2029the\u0085sea\n')).toBe('A day by the sea');
  });

  it('of several lines keeps lines of any line ending and tabs, but no other control characters', () => {
    expect(message('\nOne\r\nTwo\rThree\u2028Four\u2029Five\n\n\tSix\u0007\u0000\n')).toBe(
      'One\nTwo\nThree\nFour\nFive\n\n\tSix',
    );
  });

  it('has no invisible characters, and a replacement character for a lone surrogate', () => {
    for (const textOf of [subject, message, phone, note]) {
      expect(textOf('S\u00ADun\u200B \u202Eand\u2066 sea\u{E0041}')).toBe('Sun and sea');
      expect(textOf('Half \uD83C a wave')).toBe('Half \uFFFD a wave');
      expect(textOf('A family 👩\u200D👧')).toBe('A family 👩\u200D👧');
    }
  });

  it.each([
    ...['\u200E', '\u200F', '\u061C', '\u206A', '\u00AD', '\uFFF9', '\u{E0041}', '\u3164', '\u2800'],
    ...[
      '\u034F',
      '\u2062',
      '\u2063',
      '\u2064',
      '\u180E',
      '\uFE0F',
      '\u{E0100}',
      '\u{1D173}',
      '\u200C',
      '\u200D',
    ],
  ])('is missing if it has only invisible characters: %j', (letter) => {
    for (const field of ['name', 'message'] as const) {
      const { errors } = read('contact', { [field]: `${letter} ${letter}` });
      expect(errors).toEqual({ [field]: helpWords[forms.contact.fields[field].help] });
    }
  });

  it('has the maximum length of its field', () => {
    expect(message('é'.repeat(5000))).toHaveLength(5000);
    const { errors } = read('contact', { message: 'é'.repeat(5001) });
    expect(errors).toEqual({ message: sentences.tooLong(5000) });
  });

  it('can be empty if optional, and must be text', () => {
    for (const textOf of [phone, note]) {
      for (const nothing of [undefined, null, '', ' \n ']) expect(textOf(nothing)).toBe('');
      for (const other of [7, true, {}, ['a']]) expect(textOf(other)).toBeUndefined();
    }
  });
});

describe('an email address', () => {
  it.each([
    'plain',
    'a@b',
    '@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@example..com',
    'a b@example.com',
    'Ada <a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    `${'a'.repeat(250)}@example.com`,
    ['a@example.com'],
    { a: 1 },
    null,
    7,
  ])('cannot be %j', (email) => {
    expect(Object.keys(read('contact', { email }).errors ?? {})).toEqual(['email']);
  });

  it.each([' june@example.com ', "o'brien+hotel@mail.example.co.uk", 'a@xn--p1ai.example', 'x_1@b-c.io'])(
    'can be %j',
    (email) => {
      expect(read('contact', { email }).values?.email).toBe(email.trim());
    },
  );
});

describe('a checkbox', () => {
  it.each([
    [true, true],
    ['on', true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('sent as %j is checked: %s', (consent, isTicked) => {
    expect(read('newsletter', { consent }).values?.consent).toBe(isTicked);
  });

  it('can be required, and must be one', () => {
    const { confirmRequest } = forms['opt-out'].fields;
    for (const nothing of ['', undefined, 'false'])
      expect(read('opt-out', { confirmRequest: nothing }).errors).toEqual({
        confirmRequest: helpWords[confirmRequest.help],
      });
    expect(read('newsletter', { consent: 'yes' }).errors).toEqual({ consent: sentences.box });
  });
});

describe('a time', () => {
  it('is a time of day, with or without seconds, or empty', () => {
    const times = ['00:00', '09:05', ' 16:00 ', '23:59:59', '', '  ', null, undefined];
    expect(times.map((time) => read('group-request', { startTime: time }).values?.startTime)).toEqual([
      '00:00',
      '09:05',
      '16:00',
      '23:59:59',
      ...['', '', '', ''],
    ]);
  });

  it.each(['24:00', '16:60', '4 pm', '16:00:60', '116:00', '16:000', '9:05'])('cannot be %j', (time) => {
    expect(read('group-request', { startTime: time }).errors).toEqual({ startTime: sentences.time });
  });
});
