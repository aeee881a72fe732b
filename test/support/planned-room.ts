import type { RoomPlan } from '../../shared/plan';
import { jsonOf } from './compile';
import { rooms } from './small';

/** A rectangle of a plan, in feet. */
export const piece = (
  kind: RoomPlan['pieces'][number]['kind'],
  name: string,
  [x, y, width, depth]: readonly [number, number, number, number] = [5, 5, 3, 3],
): RoomPlan['pieces'][number] => ({ kind, name, x, y, width, depth });

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a room, which tests make invalid
type RoomJson = any;

/** The JSON of a room whose plan has all dimensions that are checked against its facts. */
export function plannedRoom(): RoomJson {
  const { formerSlugs: _, pictures: __, ...like } = jsonOf(`rooms/${rooms[0]?.slug}.json`) as RoomJson;
  const facts = {
    ...{ name: 'New Room', size: 400, sleeps: 4, view: 'harbor', bedType: 'king' },
    ...{ hasSofaBed: true, hasKitchenette: true },
  };
  const pieces = [
    piece('bed', 'King bed'),
    piece('sofa-bed', 'Sofa bed'),
    piece('kitchenette', 'Kitchenette'),
    piece('desk', 'Desk'),
    piece('bathroom', 'Bathroom'),
    piece('tub', 'Tub'),
    piece('balcony', 'Balcony', [-6, 20, 26, 6]),
    piece('balcony', 'Side of the balcony', [-6, 0, 6, 20]),
  ];
  return {
    ...like,
    ...facts,
    plan: { heading: 'The plan', text: 'From the door to the sea.', width: 20, depth: 20, pieces },
  };
}
