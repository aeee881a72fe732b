import { greeting } from '../../../../server/mail/messages/greeting';
import { small } from '../../../support/small-hotel';

it.each([
  ['June', 'Hello June,'],
  ['June Alvarado', 'Hello June,'],
  ["Zoé O’Brien-O'Neil", 'Hello Zoé,'],
  ['J. R. R. Tolkien', 'Hello J. R. R. Tolkien,'],
  ['山田 太郎', 'Hello 山田 太郎,'],
  ...['Win at http://evil.example', 'Your account is blocked call now', 'evil.example', 'Call 555-0100'].map(
    (name) => [name, 'Hello,'],
  ),
  ...['<b>Hi</b>', 'a@b.c', 'x'.repeat(61), '', '…'].map((name) => [name, 'Hello,']),
] as [string, string][])('greets %j with %j', (name, words) => {
  expect(greeting(small, name)).toBe(words);
});
