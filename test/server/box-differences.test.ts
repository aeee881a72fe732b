import { type Box, boxDifferences } from '../support/browsers/boxes';

const card: Box = { name: 'article.card', x: 400, y: 100, width: 350, height: 600 };
const of = (change: Partial<Box>) => boxDifferences([{ ...card, ...change }], [card]);

describe('the boxes of two browsers', () => {
  it('are the same where one has a line more, or lines as high as whole pixels', () => {
    expect(of({ height: 634, y: 130 })).toEqual([]);
    expect(of({ height: 583, width: 349, x: 401 })).toEqual([]);
  });

  it('differ where a part is beside or below its place, by name and measure', () => {
    expect(of({ x: 380 })).toEqual(['article.card: x 380, not 400']);
    expect(of({ y: 160, width: 390 })).toEqual(['article.card: width 390, not 350; y 160, not 100']);
  });

  it('differ where a part has lost its height, or is shown in one alone', () => {
    expect(of({ height: 540 })).toEqual(['article.card: height 540, not 600']);
    expect(boxDifferences([undefined], [card])).toEqual(['article.card is shown in one alone']);
    expect(boxDifferences([undefined, card], [undefined, card])).toEqual([]);
  });

  it('differ where one has another number of parts', () => {
    expect(boxDifferences([card, card], [card])).toEqual(['2 parts, and 1 in the other']);
  });
});
