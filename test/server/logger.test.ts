import { readableLine } from '../../server/logger';
import { printable } from '../../server/printable';

describe('a readable line', () => {
  const time = new Date('2027-05-14T12:00:00').getTime();
  const line = (fields: object) => readableLine(JSON.stringify({ level: 30, time, ...fields }));

  it('has its fields as they are, in quotes if they contain a space or a quote', () => {
    expect(line({ msg: 'hi', ms: 7, on: true, code: 'a b', text: 'say "hi"', list: [1] })).toBe(
      '12:00:00 hi ms=7 on=true code="a b" text="say \\"hi\\"" list=[1]\n',
    );
  });
});

it('a printed text has no characters that control a terminal or turn its text around', () => {
  expect(printable('a\u001b[2J\u0007\u009b31m\u007f\r\u202eb\u2028\n\tc é 日本 👩\u200d👧')).toBe(
    'a\\u001b[2J\\u0007\\u009b31m\\u007f\\u000d\\u202eb\\u2028\n\tc é 日本 👩\u200d👧',
  );
  const line = JSON.stringify({ code: '\u009b31m\u001b' });
  expect(JSON.parse(printable(line))).toEqual({ code: '\u009b31m\u001b' });
});
