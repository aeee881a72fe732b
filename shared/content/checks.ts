import { createDrawingScale } from '../floorPlan';
import { heightOn } from '../places';
import { accessTopics } from '../schema/accessibility';
import type { FloorPlan, FloorPlanPieceKind } from '../schema/floorPlan';
import type { PageContent } from '../schema/pages';
import type { RoomFacts } from '../schema/roomFacts';
import { rollawayId } from '../stayCost';
import type { Content } from './content';
import { createTermErrors } from './termErrors';

/** The plan's area may differ from the room's by this fraction, since both are rounded. */
const areaTolerance = 0.01;

/** How far pieces such as headboards and shelves may overlap the wall, in feet. */
const edgeTolerance = 0.2;

/** Facts that the plan must agree with. */
type StatedFacts = Pick<RoomFacts, 'size' | 'bedType' | 'hasSofaBed' | 'hasKitchenette'>;

/** Differences between a room's plan and its facts, one sentence each. docs/behavior.md#floor-plan */
function planErrors(plan: FloorPlan, facts: StatedFacts): string[] {
  const errors: string[] = [];
  const count = (kind: FloorPlanPieceKind) => plan.pieces.filter((piece) => piece.kind === kind).length;
  const checkPiece = (kind: FloorPlanPieceKind, isStated: boolean, piece: string, field: string) => {
    const isShown = count(kind) > 0;
    if (isShown && !isStated) errors.push(`plan shows a ${piece}, but ${field} is false`);
    if (isStated && !isShown) errors.push(`plan shows no ${piece}, but ${field} is true`);
  };

  const area = Math.round(plan.width * plan.depth);
  if (Math.abs(area - facts.size) > facts.size * areaTolerance)
    errors.push(`plan is ${area} square feet, but size is ${facts.size}`);
  const beds = count('bed');
  if (beds !== (facts.bedType === 'king' ? 1 : 2))
    errors.push(`plan shows ${beds === 1 ? '1 bed' : `${beds} beds`}, but bedType is ${facts.bedType}`);
  checkPiece('sofa-bed', facts.hasSofaBed, 'sofa bed', 'hasSofaBed');
  checkPiece('kitchenette', facts.hasKitchenette, 'kitchenette', 'hasKitchenette');

  for (const { kind, name, x, y, width, depth } of plan.pieces) {
    if (kind === 'balcony' || kind === 'patio') continue;
    const overhang = Math.max(-x, -y, x + width - plan.width, y + depth - plan.depth);
    if (overhang > edgeTolerance) errors.push(`plan has “${name}” extending outside the room`);
  }
  return [...errors, ...drawingErrors(plan)];
}

/** Reports pieces outside the drawing. */
function drawingErrors({ drawing, pieces }: FloorPlan): string[] {
  if (!drawing) return [];
  const scale = createDrawingScale(drawing);
  return pieces
    .filter(({ x, y, width, depth }) =>
      [scale.x(x), scale.x(x + width), scale.y(y), scale.y(y + depth)]
        .map(Number.parseFloat)
        .some((share) => share <= 0 || share >= 100),
    )
    .map(({ name }) => `plan has “${name}” outside its drawing`);
}

/** A check across the files in content/. Returns errors, each a sentence that names its file. */
type Check = (content: Content) => readonly string[];

const errorIf = (condition: boolean | undefined, sentence: string) => (condition ? [sentence] : []);

/** The texts of a page; undefined if the hotel has no such page. */
const pageOf = <Name extends string>({ pages }: Content, name: Name) =>
  pages[name] as PageContent<Name> | undefined;

const viewerHasFrames: Check = (content) =>
  errorIf(
    content.viewer.frames.length === 0 && pageOf(content, 'rooms')?.story.viewer !== undefined,
    'content/pages/rooms.json: story.viewer must be left out: content/viewer.json has no frames',
  );

const plansLeadToComparison: Check = (content) => {
  const rooms = pageOf(content, 'rooms');
  return errorIf(
    rooms && !rooms.compare && pageOf(content, 'room')?.plan.compare !== undefined,
    'content/pages/room.json: plan.compare must be left out: content/pages/rooms.json has no compare',
  );
};

const mapHasWords: Check = (content) => {
  const neighborhood = pageOf(content, 'neighborhood');
  return errorIf(
    neighborhood && !neighborhood.map !== !content.map.town,
    'content/pages/neighborhood.json: map must be present if and only if content/map.json has town',
  );
};

const feeIsCharged: Check = ({ hotel, amenities: { amenities, amenityFeeNote } }) =>
  errorIf(
    hotel.amenityFee === 0 && (amenityFeeNote !== undefined || amenities.some(({ fee }) => fee)),
    'content/amenities.json: amenityFeeNote must be left out and no amenity marked: content/hotel.json has no amenityFee',
  );

const rollawaysHavePrice: Check = ({ amenities, rooms }) =>
  errorIf(
    amenities.extras.items.every(({ id }) => id !== rollawayId) &&
      rooms.some(({ rollaways }) => rollaways > 0),
    `content/amenities.json: extras.items must have "${rollawayId}", because rooms have rollaways`,
  );

const offersHaveRooms: Check = ({ offers }) =>
  offers
    .filter(({ rules }) => rules.rooms.length === 0)
    .map(({ id }) => `content/offers/${id}.json: roomKind must match one of its rooms`);

/** An offer's texts must agree with its rules. */
const termsFollowRules: Check = ({ offers, ui }) => {
  const termErrors = createTermErrors({ dates: ui.dates, numbers: ui.numbers, days: ui.codes.days });
  return offers.flatMap(({ id, text, terms, rules }) =>
    // The last condition is the same for all offers.
    [text, ...terms.slice(0, -1)].flatMap((sentence) =>
      termErrors(sentence, rules).map(
        (found) => `content/offers/${id}.json: says “${found}”, which doesn’t match its rules`,
      ),
    ),
  );
};

const plansAgree: Check = ({ roomPages }) =>
  Object.values(roomPages).flatMap(({ room, plan }) =>
    plan ? planErrors(plan, room).map((error) => `content/rooms/${room.slug}.json: ${error}`) : [],
  );

/** An error for each topic without a feature. */
export function accessibilityErrors({
  room,
  communication,
  hotel,
  walk,
}: Content['accessibility']): string[] {
  const groups = [...room.groups, ...hotel, communication, walk];
  const facts = [...room.measures, ...groups.flatMap((group) => group.facts)];
  return accessTopics
    .filter((name) => !facts.some(({ topic }) => topic === name))
    .map((name) => `content/accessibility.json: says nothing about the ${name} (28 CFR 36.302(e))`);
}

const everyTopicHasFeatures: Check = ({ accessibility }) => accessibilityErrors(accessibility);

/** The minimum distance between numbers on the large drawing, in its units, so that they are legible. */
const minDistanceOnMap = 44;
/** The drawing's width on a 390 px phone, and the minimum distance between tap targets there, both in px. */
const phoneWidth = 372;
const minDistanceOnPhone = 28;

type MapPlace = Pick<Content['places'][number], 'name' | 'x' | 'y'>;

/** Reports places that are too close together. */
const tooNear = (places: readonly MapPlace[], where: string, isNear: (a: MapPlace, b: MapPlace) => boolean) =>
  places.flatMap((place, index) => {
    const near = places.slice(0, index).find((each) => each.name !== place.name && isNear(place, each));
    return near ? [`content/places.json: "${place.name}" is too close to "${near.name}" on ${where}`] : [];
  });

/** Reports rows that skip part of a drawing or don't ascend, and places that are off the map or too close together. */
export function mapErrors(
  town: Content['map']['town'],
  categories: readonly { places: readonly MapPlace[] }[],
): string[] {
  if (!town) return [];
  const { art } = town.large;
  const { rows, art: small } = town.small;
  const height = (y: number) => heightOn(rows, y);
  const isDescending = rows.some(
    ({ from, to }, at) => from <= (rows[at - 1]?.from ?? -1) || to <= (rows[at - 1]?.to ?? -1),
  );
  const all = categories.flatMap(({ places }) => places);
  const scale = phoneWidth / small.width;
  return [
    ...errorIf(
      isDescending || height(0) !== 0 || height(art.height) !== small.height,
      'content/map.json: town.small.rows must run from the top to the bottom edge of both drawings',
    ),
    ...all
      .filter(({ x, y }) => x >= art.width || y >= art.height)
      .map(({ name }) => `content/places.json: "${name}" is off the map`),
    ...tooNear(all, 'the map', (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < minDistanceOnMap),
    ...categories.flatMap(({ places }) =>
      tooNear(
        places,
        'the phone map',
        (a, b) => Math.hypot(a.x - b.x, height(a.y) - height(b.y)) * scale < minDistanceOnPhone,
      ),
    ),
  ];
}

const placesAreOnMap: Check = (content) =>
  mapErrors(content.map.town, pageOf(content, 'neighborhood')?.categories ?? []);

/** Policies whose pages show text before the first heading. */
const policiesWithIntro = ['opt-out', 'terms'];

/** A policy must be shown completely. Only the privacy policy has level-1 headings, which are its tabs. */
const policiesAreShown: Check = ({ policies }) =>
  Object.entries(policies).flatMap(([name, { intro, groups }]) => {
    const [first] = groups;
    const hasTabs = groups.some(({ label }) => label !== '');
    return [
      ...errorIf(
        intro.length > 0 && !policiesWithIntro.includes(name),
        `content/policies/${name}.md: has text before its first heading, which its page does not show`,
      ),
      ...errorIf(
        name === 'privacy' && !first?.label,
        'content/policies/privacy.md: must start with a tab’s heading, such as # What We Collect {#collect}',
      ),
      ...errorIf(
        name !== 'privacy' && hasTabs,
        `content/policies/${name}.md: has a heading with a single #, which only the privacy policy can have`,
      ),
    ];
  });

/** The hotel's own pages have no tabs. */
const textPagesHaveNoTabs: Check = ({ textPages }) =>
  Object.values(textPages)
    .filter(({ text }) => text.groups.some(({ label }) => label !== ''))
    .map(({ slug }) => `content/pages/${slug}.md: has a heading with a single #: use ##`);

export const checks: readonly Check[] = [
  viewerHasFrames,
  plansLeadToComparison,
  mapHasWords,
  feeIsCharged,
  rollawaysHavePrice,
  offersHaveRooms,
  termsFollowRules,
  plansAgree,
  everyTopicHasFeatures,
  placesAreOnMap,
  policiesAreShown,
  textPagesHaveNoTabs,
];
