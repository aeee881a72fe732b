/** Expected labels are spelled out here, because all other tests call the functions under test. */
import { labels } from '../../support/default-labels';

const { bedLabel, occupancyLabel, priceLabel, roomLine, sizeLabel, sleepsLabel } = labels;

const suite = { bedType: 'king', hasSofaBed: true, rollaways: 0, size: 450, occupancy: 4 } as const;
const queens = { bedType: 'double-queen', hasSofaBed: false, rollaways: 2, occupancy: 6 } as const;

it.each([
  [priceLabel({ price: 299 }), '$299'],
  [priceLabel({ price: 1_234_567 }), '$1,234,567'],
  [bedLabel(suite), 'King Bed'],
  [bedLabel(queens), 'Two Queen Beds'],
  [sizeLabel(suite), '450 sq ft'],
  [sizeLabel({ size: 600 }, 'meters'), '56 m²'],
  [occupancyLabel(suite), '1–4 guests'],
  [roomLine(suite), '450 sq ft · sleeps 4: one king, one sofa bed'],
  [sleepsLabel(queens), 'sleeps 6: two queens, two rollaways'],
  [labels.rollawaysLabel(1), 'one rollaway bed'],
  [labels.rollawaysLabel(2), 'two rollaway beds'],
])('formats a fact about a room as %j', (label, written) => {
  expect(label).toEqual(written);
});
