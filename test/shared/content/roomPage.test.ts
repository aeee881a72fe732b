import { describeFloorPlan } from '../../../shared/content/roomPage';
import type { Room } from '../../../shared/room';
import type { FloorPlan } from '../../../shared/schema/floorPlan';
import { uiDefaults } from '../../../shared/ui/defaults';
import { compile, type Values, withRoom } from '../../support/compile';
import { labels } from '../../support/default-labels';

it('orders a gallery: the room’s pictures, shared pictures, then the pictures shown above the gallery', () => {
  const gallery = (change: object, page: Values = {}) =>
    withRoom(change, { sharedPictures: ['east'], ...page }).roomPages.new?.gallery.map(({ name }) => name);
  expect(gallery({})).toEqual(['new-2', 'new-10', 'east', 'new-1']);
  expect(gallery({}, { extraHero: 'new-2' })).toEqual(['new-10', 'east', 'new-1', 'new-2']);
  expect(gallery({ pictures: ['new-10'] })).toEqual(['new-1', 'new-2', 'east', 'new-10']);
});

it('adds a room’s name to the captions of its own pictures', () => {
  const captions = new Map([
    ['new-2', 'the desk'],
    ['east', 'the pool'],
  ]);
  const { gallery = [] } = withRoom({}, { sharedPictures: ['east'] }, captions).roomPages.new ?? {};
  expect(gallery.slice(0, 3).map(({ caption }) => caption)).toEqual([
    'New Room: the desk',
    undefined,
    'the pool',
  ]);
});

it('combines amenities of every room, of rooms with or without a kitchenette, and of the room itself', () => {
  const amenities = (hasKitchenette: boolean, extraAmenities?: string[]) =>
    withRoom({ hasKitchenette }, { extraAmenities }).roomPages.new?.roomAmenities;
  expect(amenities(true)).toEqual(['Towels', 'Stove']);
  expect(amenities(false, ['Tub'])).toEqual(['Towels', 'Kettle', 'Tub']);
});

it('accepts a room without a plan, and a plan without a drawing', () => {
  const made = (change: Values) => {
    const { roomPages, rooms: all } = compile({ 'rooms/harbor-suite.json': change });
    return [roomPages['harbor-suite']?.plan, all.find(({ slug }) => slug === 'harbor-suite')?.plan] as const;
  };
  expect(made({ plan: undefined })).toEqual([undefined, undefined]);
  expect(made({})).toMatchObject([{ heading: 'Floor Plan' }, undefined]);
  const [plan, small] = made({ 'plan.drawing': { picture: 'north', pixelsPerFoot: 2, corner: [20, 80] } });
  expect(plan?.drawing?.picture.alt).toContain('Floor plan of Harbor Suite: king bed, kitchenette');
  expect(small).toMatch(/\/north-.*\.webp$/);
});

const { plans: planWords, drawings: drawingWords } = uiDefaults;

type Piece = FloorPlan['pieces'][number];
const piece = (kind: Piece['kind'], name: string, more: Partial<Piece> = {}): Piece => ({
  kind,
  name,
  x: 0,
  y: 0,
  width: 2,
  depth: 2,
  ...more,
});
const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: 'abc', widths: [160, 320, 640] };
const drawing = { picture, pixelsPerFoot: 40, corner: [200, 1800] as [number, number] };
const plan = (...pieces: Piece[]): FloorPlan => ({ heading: '', text: '', width: 20, depth: 30, pieces });

it('lists the room’s contents in the alt text of a drawing', () => {
  const more = { bedType: 'double-queen', hasKitchenette: true };
  const room = { name: 'Sea Room', ...more } as Room;
  const pieces = [
    piece('sofa-bed', 'Sofa bed'),
    piece('tub', 'Soaking tub'),
    piece('shower', 'Shower'),
    piece('patio', 'Patio'),
  ];
  const words = { ...labels, planWords, drawingWords };
  expect(describeFloorPlan({ ...plan(...pieces), drawing }, room, words).drawing?.picture.alt).toBe(
    'Floor plan of Sea Room: two queen beds, kitchenette, sofa bed, bathroom with soaking tub and shower, balcony at ground level, seen from above',
  );
});
