import { faultOf } from '../../client/forms/formCheck';
import { createSchemas } from '../../server/forms/schema';
import { forms } from '../../shared/forms/allForms';
import type { FieldDefinition } from '../../shared/forms/definition';
import { isBackward } from '../../shared/forms/rules';
import { daysAfter, yearsAhead } from '../../shared/stay';
import { content, helpWords, labels, sentences, small } from '../support/small';
import { validPosts } from '../support/validPosts';

const schemaOf = createSchemas(small);
const { required, invalid } = content.formErrors;
const rules = { messages: { required, tooLong: invalid.tooLong, days: invalid }, labels, today: small.day };

const newsletterSchema = schemaOf(forms.newsletter);
const contactSchema = schemaOf(forms.contact);
const groupRequestSchema = schemaOf(forms['group-request']);
const optOutSchema = schemaOf(forms['opt-out']);
const schemas = {
  newsletter: newsletterSchema,
  contact: contactSchema,
  'group-request': groupRequestSchema,
  'opt-out': optOutSchema,
} as const;

/** Valid and invalid input. */
const typed = [
  '',
  '   ',
  'June',
  'june@example.com',
  'june@example',
  'june@',
  'a..b@example.com',
  'ä@example.com',
  `${'a'.repeat(250)}@example.com`,
  'x'.repeat(51),
  'x'.repeat(101),
  'x'.repeat(201),
  'x'.repeat(5001),
];

const cases = Object.values(forms).flatMap((form) =>
  Object.entries<FieldDefinition>(form.fields)
    .filter(([, { kind }]) => ['line', 'tel', 'text', 'email'].includes(kind))
    .map(([name, field]) => [form.name, name, field] as const),
);

describe('the browser’s validation', () => {
  it.each(cases)('of %s, %s, equals the server’s', (form, name, definition) => {
    const said = typed.map((value) => {
      const field = { value, checked: false, validity: { badInput: false } as ValidityState };
      return faultOf(definition, field, rules);
    });
    const answered = typed.map((value) => {
      const result = schemas[form].safeParse({ ...validPosts[form], [name]: value });
      return result.error?.issues.find(({ path }) => path[0] === name)?.message;
    });
    expect(said).toEqual(answered);
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  it('of a required checkbox equals the server’s', () => {
    const rule = forms['opt-out'].fields.confirmRequest;
    const validity = { badInput: false } as ValidityState;
    expect(faultOf(rule, { value: 'on', checked: false, validity }, rules)).toBe(helpWords[rule.help]);
    expect(faultOf(rule, { value: 'on', checked: true, validity }, rules)).toBeUndefined();
    const { error } = optOutSchema.safeParse({ ...validPosts['opt-out'], confirmRequest: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([helpWords[rule.help]]);
  });
});

it.each(['startDate', 'endDate'] as const)('the browser’s validation of %s equals the server’s', (name) => {
  const { today } = rules;
  const [year = 0, end = ''] = [Number(today.slice(0, 4)), today.slice(4)];
  const days = [
    ...['', '0026-12-05', '0001-01-01', '2020-01-01', daysAfter(today, -1)],
    ...[`${year + yearsAhead + 1}${end}`, '2222-01-01', '9999-12-31', '12026-12-05', '275760-09-13'],
  ];
  const said = [...days, today].map((value) => {
    const field = { value, checked: false, validity: { badInput: false } as ValidityState };
    return faultOf(forms['group-request'].fields[name], field, rules);
  });
  const answered = [...days, today].map((value) => {
    const values = { ...validPosts['group-request'], startDate: today, endDate: today, [name]: value };
    return groupRequestSchema.safeParse(values).error?.issues.find(({ path }) => path[0] === name)?.message;
  });
  expect(said).toEqual(answered);
  expect(said.every(Boolean)).toBe(false);
  expect(said.slice(0, -1).every(Boolean)).toBe(true);
});

describe('a number', () => {
  const read = (guests: unknown) =>
    groupRequestSchema.safeParse({ ...validPosts['group-request'], guests }).data?.guests;

  it('is optional and parsed', () => {
    expect([24, ' 24 ', '2.5', '-1', '0'].map(read)).toEqual([24, 24, 2.5, -1, 0]);
    for (const nothing of ['', '  ', null, undefined]) {
      const { success } = groupRequestSchema.safeParse({ ...validPosts['group-request'], guests: nothing });
      expect([success, read(nothing)]).toEqual([true, undefined]);
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
    const { error } = groupRequestSchema.safeParse({ ...validPosts['group-request'], guests });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['guests', sentences.number],
    ]);
  });
});

describe('the dates of a group', () => {
  const post = validPosts['group-request'];
  const errorsOf = (change: object) =>
    groupRequestSchema
      .safeParse({ ...post, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('can be the same, but not in reverse order', () => {
    const { startDate: day } = post;
    expect(errorsOf({ startDate: day, endDate: day })).toBeUndefined();
    for (const count of [1, 180])
      expect(errorsOf({ startDate: daysAfter(day, count), endDate: day })).toEqual([
        ['endDate', sentences.endBeforeStart],
      ]);
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
  const subject = (text: unknown) =>
    contactSchema.safeParse({ ...validPosts.contact, subject: text }).data?.subject;
  const message = (text: unknown) =>
    contactSchema.safeParse({ ...validPosts.contact, message: text }).data?.message;
  const phone = (text: unknown) =>
    contactSchema.safeParse({ ...validPosts.contact, phone: text }).data?.phone;
  const note = (text: unknown) =>
    groupRequestSchema.safeParse({ ...validPosts['group-request'], message: text }).data?.message;

  it('of one line has a space for each run of breaks and control characters, and is trimmed', () => {
    expect(subject(' A\r\n\tday\u0000\u2028by\u2029the\u0085sea\n')).toBe('A day by the sea');
  });

  it('of several lines keeps lines of any line ending and tabs, but no other control characters', () => {
    expect(message('\nOne\r\nTwo\rThree\u2028Four\u2029Five\n\n\tSix\u0007\u0000\n')).toBe(
      'One\nTwo\nThree\nFour\nFive\n\n\tSix',
    );
  });

  it('has no invisible characters, and a replacement character for a lone surrogate', () => {
    for (const read of [subject, message, phone, note]) {
      expect(read('S\u00ADun\u200B \u202Eand\u2066 sea\u{E0041}')).toBe('Sun and sea');
      expect(read('Half \uD83C a wave')).toBe('Half \uFFFD a wave');
      expect(read('A family 👩\u200D👧')).toBe('A family 👩\u200D👧');
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
      const { error } = contactSchema.safeParse({ ...validPosts.contact, [field]: `${letter} ${letter}` });
      expect(error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([
        [field, helpWords[forms.contact.fields[field].help]],
      ]);
    }
  });

  it('has the maximum length of its field', () => {
    expect(message('é'.repeat(5000))).toHaveLength(5000);
    const { error } = contactSchema.safeParse({ ...validPosts.contact, message: 'é'.repeat(5001) });
    expect(error?.issues.map((issue) => issue.message)).toEqual([sentences.tooLong(5000)]);
  });

  it('can be empty if optional, and must be text', () => {
    for (const read of [phone, note]) {
      for (const nothing of [undefined, null, '', ' \n ']) expect(read(nothing)).toBe('');
      for (const other of [7, true, {}, ['a']]) expect(read(other)).toBeUndefined();
    }
  });
});

describe('an email address', () => {
  const read = (email: unknown) => contactSchema.safeParse({ ...validPosts.contact, email });

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
    expect(read(email).error?.issues.map(({ path }) => path)).toEqual([['email']]);
  });

  it.each([' june@example.com ', "o'brien+hotel@mail.example.co.uk", 'a@xn--p1ai.example', 'x_1@b-c.io'])(
    'can be %j',
    (email) => {
      expect(read(email).data?.email).toBe(email.trim());
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
    expect(newsletterSchema.parse({ ...validPosts.newsletter, consent }).consent).toBe(isTicked);
  });
});

describe('a time', () => {
  const read = (startTime: unknown) =>
    groupRequestSchema.safeParse({ ...validPosts['group-request'], startTime });

  it('is a time of day, with or without seconds, or empty', () => {
    const times = ['00:00', '09:05', ' 16:00 ', '23:59:59', '', '  ', null, undefined];
    expect(times.map((time) => read(time).data?.startTime)).toEqual([
      '00:00',
      '09:05',
      '16:00',
      '23:59:59',
      ...['', '', '', ''],
    ]);
  });

  it.each(['24:00', '16:60', '4 pm', '16:00:60', '116:00', '16:000', '9:05'])('cannot be %j', (time) => {
    expect(read(time).error?.issues.map(({ message }) => message)).toEqual([sentences.time]);
  });
});
