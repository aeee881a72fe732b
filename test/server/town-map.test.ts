import { mapErrors } from '../../shared/content/checks';
import { directionsTo, heightOn } from '../../shared/places';
import { compiled, errorsOf } from '../support/compile';
import { map } from '../support/content';
import { pageTexts } from '../support/small';

const places = pageTexts('neighborhood').categories.flatMap((category) => category.places);
const { art } = map.large;

describe('places of the drawn map', () => {
  it('are on it, and far enough from others of their kind for touch on a phone', () => {
    const at = (name: string, x: number, y: number) => ({ name, x, y });
    const faults = (...places: ReturnType<typeof at>[]) => mapErrors(map, [{ places }]);
    const pier = at('The Pier', 0, 0);
    // At least 28 px apart on the phones' drawing, which is 372 px wide.
    const apart = (28 / 372) * map.small.art.width;
    expect(faults(pier, at('The Park', apart, 0))).toEqual([]);
    expect(faults(pier, at('The Park', apart - 1, 0))).toEqual([
      'content/places.json: "The Park" is too near "The Pier" on a phone’s map',
    ]);
    expect(mapErrors(map, [{ places: [pier] }, { places: [pier] }])).toEqual([]);
    for (const [x, y] of [
      [art.width, 0],
      [0, art.height],
    ] as const)
      expect(faults(at('The Park', x, y))).toEqual(['content/places.json: "The Park" is off the map']);
  });

  it('are rejected if two of them would touch, or without a position or a description', () => {
    const pier = { name: 'The Pier', street: '1 A Street', miles: 1, x: 0, y: 0, why: 'To fish.' };
    const faults = (...more: object[]) =>
      errorsOf({
        'places.json': JSON.stringify({
          places: more.map((each, at) => ({ ...pier, id: `p-${at}`, ...each })),
        }),
      });
    expect(faults({}, { x: 44 }, { x: 70, y: 35 }, { y: 44 })).toEqual([
      'content/places.json: places[3].x and y stand less than 44 from "The Pier" on the map',
    ]);
    expect(faults({ x: undefined }, { why: '' })).toEqual([
      'content/places.json: places[1].x is missing',
      'content/places.json: places[2].why must not be empty',
    ]);
  });

  it('have their marks: replacing a place in content moves its number', () => {
    const [first] = places;
    const { pages } = compiled({
      'places.json': (json) =>
        Object.assign(json.places.find(({ id }: { id: string }) => id === first?.id) ?? {}, {
          ...{ name: 'The New Pier', x: 0, y: 0 },
        }),
    });
    const page = pages.neighborhood as ReturnType<typeof pageTexts<'neighborhood'>>;
    expect(page.categories[0]?.places[0]).toMatchObject({ name: 'The New Pier', x: 0, y: 0 });
  });
});

describe('the drawing for phones', () => {
  const { rows, art: small } = map.small;

  it('has every height of the large one, in the same order', () => {
    const heights = Array.from({ length: art.height + 1 }, (_, y) => heightOn(rows, y));
    expect(heights[0]).toBe(0);
    expect(heights.at(-1)).toBe(small.height);
    expect(heights.every((height, y) => y === 0 || height > (heights[y - 1] ?? 0))).toBe(true);
    for (const { from, to } of rows) expect(heightOn(rows, from)).toBe(to);
  });

  it('scales each part between two rows separately, and continues beyond the first and the last', () => {
    const parts = [
      { from: 10, to: 100 },
      { from: 20, to: 200 },
      { from: 40, to: 250 },
    ];
    expect([0, 10, 15, 20, 30, 40, 60].map((y) => heightOn(parts, y))).toEqual([
      0, 100, 150, 200, 225, 250, 300,
    ]);
  });
});

describe('directions to a place', () => {
  it('name its street address to three services', () => {
    const ways = directionsTo('Café & Bar', ['1 Main Street', 'Suite 2', 'Encinitas, CA 92024']);
    const asked = (address: string, name: string) => new URL(address).searchParams.get(name);
    expect(asked(ways.google, 'destination')).toBe('Café & Bar, 1 Main Street, Encinitas, CA 92024');
    expect(asked(ways.google, 'api')).toBe('1');
    expect([asked(ways.google, 'travelmode'), asked(ways.apple, 'dirflg')]).toEqual(['walking', 'w']);
    expect(asked(ways.apple, 'daddr')).toBe('Café & Bar, 1 Main Street, Encinitas, CA 92024');
    expect(asked(ways.openStreetMap, 'to')).toBe('1 Main Street, Encinitas, CA 92024');
  });
});
