import { mapErrors, placeErrors } from '../../../shared/content/mapErrors';
import { map } from '../../support/sample-content';

const { large, small } = map;
const at = (name: string, x: number, y: number) => ({ id: name, name, x, y });
const pier = at('The Pier', 0, 0);
/** The width of 28 px on a phone, where the map is 372 px wide, in the drawing's units. */
const finger = (28 / 372) * small.art.width;

it.each<[string, ReturnType<typeof at>[][], string[]]>([
  ['far enough apart', [[pier, at('The Park', finger, 0)]], []],
  ['the same place in two categories', [[pier], [pier]], []],
  [
    'too close on a phone',
    [[pier, at('The Park', finger - 1, 0)]],
    ['is too close to “The Pier” on the phone map'],
  ],
  [
    'too close',
    [[pier], [at('The Park', 43, 0), at('The Bay', 0, 90)]],
    ['is too close to “The Pier” on the map'],
  ],
  ['off the right edge', [[at('The Park', large.art.width, 0)]], ['is not on the map yet']],
  ['off the bottom edge', [[at('The Park', 0, large.art.height)]], ['is not on the map yet']],
  ['without a position', [[at('The Park', -1, -1)]], ['is not on the map yet']],
])('validates the distances and positions of places: %s', (_what, kinds, errors) => {
  const categories = kinds.map((places) => ({ places }));
  expect(mapErrors(map, categories, ['The Pier', 'The Park', 'The Bay'])).toEqual(
    errors.map((error) => `content/places.json: places[2].x ${error}`),
  );
});

it('if two places are too close, reports the place that was changed', () => {
  const park = at('The Park', 10, 0);
  for (const [changed, other] of [
    [pier, park],
    [park, pier],
  ] as const)
    expect(placeErrors(map, [[pier, park]], ({ id }) => id === changed.id)).toEqual([
      { id: changed.id, message: `is too close to “${other.name}” on the map` },
    ]);
});

describe('the drawing for phones', () => {
  const first = { from: 0, to: 0 };
  const last = { from: large.art.height, to: small.art.height };

  it.each([
    ['all of the map', [first, last], true],
    ['without its bottom edge', [first, { ...last, to: last.to - 1 }], false],
    ['heights out of order', [first, { from: 50, to: 40 }, { from: 60, to: 30 }, last], false],
  ])('must cover all heights from north to south: %s', (_what, rows, isValid) => {
    const message =
      'content/map.json: town.small.rows must run from the top to the bottom edge of both drawings';
    expect(mapErrors({ ...map, small: { ...small, rows } }, [], [])).toEqual(isValid ? [] : [message]);
  });
});
