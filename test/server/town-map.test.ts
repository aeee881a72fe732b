import { directionsTo, heightOn } from '../../shared/places';
import { compiled, faultsOf } from '../support/compile';
import { map, neighborhoodContent } from '../support/content';

const places = neighborhoodContent.categories.flatMap((category) => category.places);
const { art } = map.large;

describe('the places of the drawn map', () => {
  it('stand on the drawing, apart from one another, each with a reason to go', () => {
    for (const { name, x, y, why } of places) {
      expect([name, x > 0 && x < art.width && y > 0 && y < art.height]).toEqual([name, true]);
      expect(why).toMatch(/^[A-Z].{20,}[.!?]$/);
    }
    expect(new Set(places.map(({ why }) => why)).size).toBe(places.length);
  });

  it('have an address of two or three lines, and stand on a map by street and town', () => {
    const edited = compiled({
      'places.json': ({ places: [one, two] }) => {
        Object.assign(one, { street: '1 A Street', suite: 'Suite 2', miles: 0.7 });
        Object.assign(two, { street: '2 B Street' });
        delete two.suite;
      },
    });
    const { city, region, postalCode } = edited.site.address;
    const town = `${city}, ${region} ${postalCode}`;
    const [one, two] = edited.places;
    expect([one?.address, two?.address]).toEqual([
      ['1 A Street', 'Suite 2', town],
      ['2 B Street', town],
    ]);
    expect(one?.distance).toBe(0.7);
    const map = new URL(one?.url ?? '');
    expect([map.origin, map.pathname]).toEqual(['https://www.openstreetmap.org', '/search']);
    expect(map.searchParams.get('query')).toBe(`1 A Street, ${town}`);
  });

  it('are refused where two of them would touch', () => {
    const [first, second] = places;
    const faults = faultsOf({
      'places.json': (json) => Object.assign(json.places[1], { x: first?.x, y: (first?.y ?? 0) + 20 }),
    });
    expect(faults).toEqual([
      `content/places.json: places[2].x and y stand less than 44 from "${first?.name}" on the map`,
    ]);
    expect(second).toBeDefined();
  });

  it('are refused without a position or a reason', () => {
    const faults = faultsOf({
      'places.json': (json) => {
        delete json.places[0].x;
        json.places[1].why = '';
      },
    });
    expect(faults).toEqual([
      'content/places.json: places[1].x is missing',
      'content/places.json: places[2].why must not be empty',
    ]);
  });

  it('take their marks with them: a place that is replaced in content moves its number', () => {
    const { pages } = compiled({
      'places.json': (json) => Object.assign(json.places[0], { name: 'The Pier', x: 700, y: 1300 }),
    });
    const page = pages.neighborhood as typeof neighborhoodContent;
    expect(page.categories[0]?.places[0]).toMatchObject({ name: 'The Pier', x: 700, y: 1300 });
  });
});

describe('the drawing for phones', () => {
  const { rows, art: small } = map.small;

  it('shows every height of the large one, in the same order', () => {
    const heights = Array.from({ length: art.height + 1 }, (_, y) => heightOn(rows, y));
    expect(heights[0]).toBe(0);
    expect(heights.at(-1)).toBe(small.height);
    expect(heights.every((height, y) => y === 0 || height > (heights[y - 1] ?? 0))).toBe(true);
    for (const { from, to } of rows) expect(heightOn(rows, from)).toBe(to);
  });

  it('stretches each part between two rows by itself, and goes on beyond the first and the last', () => {
    const parts = [
      { from: 10, to: 100 },
      { from: 20, to: 200 },
      { from: 40, to: 250 },
    ];
    expect([0, 10, 15, 20, 30, 40, 60].map((y) => heightOn(parts, y))).toEqual([
      0, 100, 150, 200, 225, 250, 300,
    ]);
  });

  it('keeps the numbers of one kind far enough apart for a finger, on a phone 390 px wide', () => {
    const scale = 372 / small.width;
    for (const { places: kind } of neighborhoodContent.categories) {
      for (const [index, place] of kind.entries()) {
        for (const other of kind.slice(index + 1)) {
          const across = (place.x - other.x) * scale;
          const down = (heightOn(rows, place.y) - heightOn(rows, other.y)) * scale;
          expect([place.name, other.name, Math.hypot(across, down) >= 28]).toEqual([
            place.name,
            other.name,
            true,
          ]);
        }
      }
    }
  });
});

describe('the ways to a place', () => {
  it('name its door to three services', () => {
    const ways = directionsTo('Café & Bar', ['1 Main Street', 'Suite 2', 'Encinitas, CA 92024']);
    const asked = (address: string, name: string) => new URL(address).searchParams.get(name);
    expect(asked(ways.google, 'destination')).toBe('Café & Bar, 1 Main Street, Encinitas, CA 92024');
    expect(asked(ways.google, 'api')).toBe('1');
    expect([asked(ways.google, 'travelmode'), asked(ways.apple, 'dirflg')]).toEqual(['walking', 'w']);
    expect(asked(ways.apple, 'daddr')).toBe('Café & Bar, 1 Main Street, Encinitas, CA 92024');
    expect(asked(ways.openStreetMap, 'to')).toBe('1 Main Street, Encinitas, CA 92024');
  });
});
