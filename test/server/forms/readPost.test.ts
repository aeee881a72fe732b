/** The values that the server reads from form fields. */
import { readPost } from '../../../server/forms/readPost';
import { type FormName, forms } from '../../../shared/forms/allForms';
import type { FormDefinition } from '../../../shared/forms/definition';
import { addDays, yearsAhead } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { shortened } from '../../support/shortened';
import { content, helpWords, labels, sentences, small } from '../../support/small-hotel';
import { validPosts } from '../../support/valid-posts';

const today = small.day;

/** Reads a field from an otherwise valid post. @returns the value, or the errors */
function read(form: FormName, field: string, value: unknown): unknown {
  const rules = { messages: content.formErrors, labels, today };
  const reading = readPost<FormDefinition>(forms[form], { ...validPosts[form], [field]: value }, rules);
  return reading.errors ? { errors: reading.errors } : reading.values[field];
}

/** Creates test cases for values that cause the same error. */
const all = (values: readonly unknown[], error: string | undefined) =>
  values.map((value): [unknown, { error: string | undefined }] => [value, { error }]);
/** Creates test cases for values that are read unchanged. */
const asSent = (...values: unknown[]) => values.map((value): [unknown, unknown] => [value, value]);

const invisible = [...'\u200E\u061C\u00AD\uFFF9\u{E0041}\u3164\u2800\u034F\uFE0F'];
const line: [unknown, unknown][] = [
  ['S\u00ADun\u200B \u202Eand\u2066 sea\u{E0041}', 'Sun and sea'],
  ['Half \uD83C a wave', 'Half \uFFFD a wave'],
  ...asSent(
    'Or write to june@münchen.example',
    'A family 👩\u200D👧',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} and 🇫🇷 ❤\uFE0F 1\uFE0F\u20E3',
  ),
  ['🏴\u{E0068}\u{E0069} and \u{E0067}\u{E0062}\u{E0065}\u{E007F}', '🏴 and'],
];
const farDay = `${Number(today.slice(0, 4)) + yearsAhead + 1}${today.slice(4)}`;
const { startDate, endDate } = validPosts['group-request'];
const tooFar = fill(sentences.tooFar, { years: yearsAhead });

/** Values as sent and as read, keyed by form and field. */
const fields: Record<string, [sent: unknown, read: unknown][]> = {
  'contact subject': [
    ...line,
    [' A\r\n\tday\u0000\u2028by\u2029the\u0085sea\n', 'A day by the sea'],
    ...all(['é'.repeat(201)], sentences.tooLong(200)),
  ],
  'contact message': [
    ...line,
    [
      '\nOne\r\nTwo\rThree\u2028Four\u2029Five\n\n\tSix\u0007\u0000\n',
      'One\nTwo\nThree\nFour\nFive\n\n\tSix',
    ],
    ...all(['é'.repeat(5001)], sentences.tooLong(5000)),
    ...asSent('é'.repeat(5000)),
    ...all(
      invisible.map((letter) => `${letter} ${letter}`),
      helpWords.message,
    ),
  ],
  'contact phone': [
    ...[undefined, null, '', ' \n '].map((nothing): [unknown, unknown] => [nothing, '']),
    ...all([7, true, {}, ['a']], sentences.text),
  ],
  'contact email': [
    [' june@example.com ', 'june@example.com'],
    ...asSent("o'brien+hotel@mail.example.co.uk", 'a@xn--p1ai.example', 'x_1@b-c.io'),
    ['june@München.example', 'june@xn--mnchen-3ya.example'],
    ['june@例え。テスト', 'june@xn--r8jz45g.xn--zckzah'],
    ...all(['müller@example.com', 'ü@münchen.example'], sentences.emailLetters),
    ...all(
      ['a@mü/x.example', 'a@mü%41.example', 'a@mü:80', 'a@１２７.1', `a@${'ü'.repeat(64)}.de`],
      helpWords.email,
    ),
    ...all(['plain', 'a@b', '@example.com', 'a..b@example.com', '.a@example.com'], helpWords.email),
    ...all(['a@example..com', 'a b@example.com', 'Ada <a@example.com>'], helpWords.email),
    ...all(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'], helpWords.email),
    ...all([`${'a'.repeat(250)}@example.com`, ['a@example.com'], null, 7], helpWords.email),
  ],
  'group-request startDate': [
    ...asSent(today),
    ...all([addDays(today, -1), '0026-12-05'], sentences.past),
    ...all([farDay], tooFar),
    ...all(['2027-02-30', '', '12026-12-05'], helpWords.firstDay),
  ],
  'group-request endDate': [
    ...asSent(startDate, endDate),
    ...all([addDays(startDate, -1)], sentences.endBeforeStart),
    ...all(['9999-12-31'], tooFar),
  ],
  'group-request startTime': [
    ...asSent('00:00', '09:05', '23:59:59', ''),
    [' 16:00 ', '16:00'],
    [null, ''],
    ...all(['24:00', '16:60', '4 pm', '16:00:60', '116:00', '9:05'], sentences.time),
  ],
  'group-request guests': [
    ...asSent(24, undefined),
    ...['24', ' 24 ', '2.5', '-1', '0'].map((text): [unknown, unknown] => [text, Number(text)]),
    ['', undefined],
    ...all(['many', '1e9', '0x10', '1,000', '9'.repeat(13), Number.NaN, true, [1]], sentences.number),
  ],
  'newsletter consent': [
    ...[true, 'on', 'true'].map((ticked): [unknown, unknown] => [ticked, true]),
    ...[false, 'false', '', null, undefined].map((unticked): [unknown, unknown] => [unticked, false]),
    ...all(['yes'], sentences.box),
  ],
  'opt-out confirmRequest': all(['', undefined, 'false'], helpWords.confirm),
};

describe.each(Object.entries(fields))('the %s field', (name, rows) => {
  const [form, field] = name.split(' ') as [FormName, string];
  it.each(rows.map((row) => [row.map(shortened).join(' as '), ...row]))('reads %s', (_, sent, expected) => {
    const error = (expected as { error?: string } | undefined)?.error;
    expect(read(form, field, sent)).toEqual(error ? { errors: { [field]: error } } : expected);
  });
});
