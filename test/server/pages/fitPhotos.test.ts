/** Grids of photos without gaps. */
import { fitPhotos, isFilled } from '../../../server/pages/fitPhotos';
import type { Picture } from '../../../shared/picture';
import type { GalleryPhoto } from '../../../shared/schema/pages/gallery';
import { source } from '../../support/compile';

const [picture] = [...source.pictures.values()] as [Picture];
const like = (columns: 1 | 2, rows: 1 | 2): GalleryPhoto => ({ id: 'a', picture, columns, rows });
/** Photos that fill four rows of four columns. */
const mixed = [like(2, 2), like(1, 2), like(1, 1), like(1, 1), like(1, 2), like(1, 2), like(2, 2)];

const areFilled = (photos: readonly GalleryPhoto[]) => {
  const fitted = fitPhotos(photos);
  return [
    isFilled(
      fitted.map(({ two }) => two),
      2,
    ),
    isFilled(
      fitted.map(({ four }) => four),
      4,
    ),
  ];
};

it('a grid with a hole or an open last row is not filled', () => {
  const [single, wide, tall] = [like(1, 1), like(2, 1), like(1, 2)];
  expect(isFilled([single, single, single, single, wide, wide], 4)).toBe(true);
  expect(isFilled([single, single, single], 4)).toBe(false);
  expect(isFilled([tall, single, wide, single], 2)).toBe(false);
});

it('keeps the spans of photos that fill the grid', () => {
  expect(fitPhotos(mixed).map(({ four }) => four)).toEqual(
    mixed.map(({ columns, rows }) => ({ columns, rows })),
  );
});

it.each([
  ['mixed cells', mixed],
  ['single cells', Array.from({ length: 14 }, () => like(1, 1))],
  ['wide cells', Array.from({ length: 9 }, () => like(2, 1))],
  ['tall cells after a wide cell', [like(2, 1), ...Array.from({ length: 9 }, () => like(1, 2))]],
])('lays out any number of %s without gaps', (_, photos) => {
  for (let count = 1; count <= photos.length; count += 1)
    expect([count, ...areFilled(photos.slice(0, count))]).toEqual([count, true, true]);
  for (const [columns, rows] of [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ] as const)
    expect(areFilled([...photos, like(columns, rows)])).toEqual([true, true]);
});
