/** Content as it is on a day: changes of content/from/{day}.json. */

import { ContentError } from '../../shared/content/contentError';
import { contentOfDays, contentOn } from '../../shared/content/days';
import { source } from '../support/compile';
import { rooms } from '../support/small';

const slug = rooms[0]?.slug ?? '';
const room = `rooms/${slug}.json`;
const withDays = (days: Record<string, unknown>) => ({
  ...source,
  files: new Map([
    ...source.files,
    ...Object.entries(days).map(([day, changes]) => [`from/${day}.json`, JSON.stringify(changes)] as const),
  ]),
});
const priceOn = (day: string) =>
  contentOn(
    withDays({ '2090-01-02': { [room]: { price: 901 } }, '2090-01-04': { [room]: { price: 902 } } }),
    day,
  ).roomPages[slug]?.room.price;

test('content has the changes of every day until then', () => {
  expect(['2090-01-01', '2090-01-02', '2090-01-03', '2090-01-05'].map(priceOn)).toEqual([
    rooms[0]?.price,
    901,
    901,
    902,
  ]);
});

test('what a coming day would break is reported with the day', () => {
  const broken = withDays({ '2090-01-02': { [room]: { price: 'abc' } } });
  const error = (from = '') => `content/${room}: price must be a whole amount, not "abc"${from}`;
  expect(() => contentOfDays(broken)).toThrow(new ContentError([error(' (from 2090-01-02)')]));
  expect(() => contentOn(broken, '2090-01-02')).toThrow(new ContentError([error()]));
});

test('content cannot be changed', () => {
  const content = contentOn(source, '2090-01-01');
  expect(() => Object.assign(content.rooms[0]?.picture ?? {}, { alt: '' })).toThrow(TypeError);
  expect(() => (content.rooms as unknown[]).sort()).toThrow(TypeError);
});
