import { printable } from '../../server/printable';

it('escapes control characters and text direction marks', () => {
  expect(printable('a\u001b[2J\u0007\u009b31m\u007f\r\u202eb\u2028\n\tc é 日本 👩\u200d👧')).toBe(
    'a\\u001b[2J\\u0007\\u009b31m\\u007f\\u000d\\u202eb\\u2028\n\tc é 日本 👩\u200d👧',
  );
  const line = JSON.stringify({ code: '\u009b31m\u001b' });
  expect(JSON.parse(printable(line))).toEqual({ code: '\u009b31m\u001b' });
});
