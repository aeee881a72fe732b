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
    const others = [{ places: [pier] }, { places: [at('The Park', 43, 0), at('The Bay', 0, 90)] }];
    expect(mapErrors(map, others)).toEqual([
      'content/places.json: "The Park" is too near "The Pier" on the map',
    ]);
    expect(mapErrors(map, [{ places: [pier] }, { places: [pier] }])).toEqual([]);
    for (const [x, y] of [
      [art.width, 0],
      [0, art.height],
    ] as const)
      expect(faults(at('The Park', x, y))).toEqual(['content/places.json: "The Park" is off the map']);
  });

  it('are rejected without a position or a description', () => {
    const pier = { id: 'pier', name: 'The Pier', street: '1 A Street', miles: 1, x: 0, y: 0, why: '' };
    expect(errorsOf({ 'places.json': JSON.stringify({ places: [{ ...pier, x: undefined }] }) })).toEqual([
      'content/places.json: places[1].x is missing',
      'content/places.json: places[1].why must not be empty',
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
  it('has every height of the large one, from north to south', () => {
    const { small } = map;
    const faults = (rows: typeof small.rows) => mapErrors({ ...map, small: { ...small, rows } }, []);
    const ends = [
      { from: 0, to: 0 },
      { from: art.height, to: small.art.height },
    ] satisfies [object, object];
    const message =
      'content/map.json: town.small.rows must lead from the upper to the lower edge of both drawings';
    expect(faults(ends)).toEqual([]);
    expect(faults([ends[0], { from: art.height, to: small.art.height - 1 }])).toEqual([message]);
    expect(faults([ends[0], { from: 50, to: 40 }, { from: 60, to: 30 }, ends[1]])).toEqual([message]);
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
