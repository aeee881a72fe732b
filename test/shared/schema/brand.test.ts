import { brandFile } from '../../../shared/schema/brand';
import { content } from '../../support/small-hotel';

const { brand } = content;

it.each([
  ['#ABC', '#aabbcc'],
  ['#10233B', '#10233b'],
  ['10233B', '#10233b'],
  [' Navy ', '#000080'],
  ['RebeccaPurple', '#663399'],
  ['rgb(16, 35, 59)', '#10233b'],
  ['rgb(16 35 59)', '#10233b'],
  ['hsl(240, 100%, 50%)', '#0000ff'],
  ['rgb(16 35 59 / 50%)', undefined],
  ['transparent', undefined],
  ['#10233', undefined],
  ['redd', undefined],
  ['', undefined],
])('validates and converts a color in any usual notation: “%s”', (words, hex) => {
  const file = { ...brand, colors: { ...brand.colors, line: { name: 'Line', hex: words } } };
  const { data, error } = brandFile.safeParse(file);
  expect(data?.colors.line.hex).toBe(hex);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(
    hex ? [] : [expect.stringMatching(/^must be a solid color such as #10233b, navy/)],
  );
});
