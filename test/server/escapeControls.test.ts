import { escapeControls } from '../../server/escapeControls';

it('escapes control characters and text direction marks', () => {
  expect(escapeControls('a\u001b[2J\u0007\u009b31m\u007f\r\u202eb\u2028\n\tc é 日本 👩\u200d👧')).toBe(
    'a\\u001b[2J\\u0007\\u009b31m\\u007f\\u000d\\u202eb\\u2028\n\tc é 日本 👩\u200d👧',
  );
  const line = JSON.stringify({ code: '\u009b31m\u001b' });
  expect(JSON.parse(escapeControls(line))).toEqual({ code: '\u009b31m\u001b' });
});
