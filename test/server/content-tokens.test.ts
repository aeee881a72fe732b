import { clockLabel } from '../../shared/content/formats';
import { replaceTokens } from '../../shared/content/tokens';
import { labels } from '../support/small';

describe('a token', () => {
  const facts: Record<string, string> = {
    count: '12',
    countInWords: 'twelve',
    'sea-room.name': 'Sea Room',
    time: '4 p.m.',
  };
  const faults: string[] = [];
  const replaced = (text: string) => {
    faults.length = 0;
    return replaceTokens(
      text,
      (name) => facts[name],
      (fault) => faults.push(fault),
    );
  };

  it.each([
    ['{count} rooms', '12 rooms'],
    ['{countInWords} rooms, {count} keys', 'twelve rooms, 12 keys'],
    ['{CountInWords} rooms.', 'Twelve rooms.'],
    ['The {sea-room.name}', 'The Sea Room'],
    ['No token', 'No token'],
    ['From {time} on', 'From 4 p.m. on'],
    ['It opens at {time}. Then', 'It opens at 4 p.m. Then'],
  ])('%s becomes %s', (text, words) => {
    expect(replaced(text)).toBe(words);
    expect(faults).toEqual([]);
  });

  it.each([
    ['{cont}', 'has {cont}, which is no known fact'],
    ['{}', 'has {}, which is no known fact'],
    ['{ count }', 'has { count }, which is no known fact'],
    ['{COUNT}', 'has {COUNT}, which is no known fact'],
    ['{count', 'has a brace without its partner'],
    ['count}', 'has a brace without its partner'],
    ['{{count}}', 'has a brace without its partner'],
  ])('%s is a fault', (text, fault) => {
    replaced(text);
    expect(faults).toEqual([fault]);
  });
});

describe('a number in words', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [11, 'eleven'],
    [12, 'twelve'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [40, 'forty'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('of %i is %s', (count, words) => {
    expect(labels.inWords(count)).toBe(words);
  });
});

describe('a time of the clock', () => {
  it.each([
    ['00:00', '12 a.m.'],
    ['00:30', '12:30 a.m.'],
    ['09:05', '9:05 a.m.'],
    ['11:59', '11:59 a.m.'],
    ['12:00', '12 p.m.'],
    ['16:00', '4 p.m.'],
    ['23:15', '11:15 p.m.'],
  ])('%s reads %s', (time, label) => {
    expect(clockLabel(time, { language: 'en-US' })).toBe(label);
  });
});
