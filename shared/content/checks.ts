import { contrastErrors } from '../colorPairs';
import type { ColorRole } from '../colors';
import { accessTopics } from '../schema/accessibility';
import type { PageContent } from '../schema/pages';
import { rollawayId } from '../stayCost';
import type { Content } from './content';
import { floorPlanErrors } from './floorPlanErrors';
import { mapErrors } from './mapErrors';
import { createTermErrors } from './termErrors';

/** A check across the files in content/. Returns errors, each a sentence that starts with a file's path. */
type Check = (content: Content) => readonly string[];

const errorIf = (condition: boolean | undefined, sentence: string) => (condition ? [sentence] : []);

/** Returns the content of a page; undefined if the hotel doesn't have the page. */
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

/** Rejects two offers with the same code on the same day. A code may be reused once its offer has ended. */
const codesAreUnique: Check = ({ offers }) =>
  offers.flatMap(({ id, code, rules }, index) => {
    const other = offers
      .slice(0, index)
      .find((each) => each.code.toLowerCase() === code.toLowerCase() && rules.firstDay <= each.rules.lastDay);
    return errorIf(
      other !== undefined,
      `content/offers/${id}.json: code must not be "${code}": content/offers/${other?.id}.json has it on the same days`,
    );
  });

/** Rejects an offer whose text doesn't match its rules. */
const termsFollowRules: Check = ({ offers, ui }) => {
  const termErrors = createTermErrors({ dates: ui.dates, numbers: ui.numbers, days: ui.codes.days });
  return offers.flatMap(({ id, text, terms, rules }) =>
    // Doesn't check the last condition, which all offers share.
    [text, ...terms.slice(0, -1)].flatMap((sentence, index) => {
      const field = index === 0 ? 'text' : `terms[${index}]`;
      return termErrors(sentence, rules).map(
        (found) => `content/offers/${id}.json: ${field} says “${found}”, which doesn’t match its rules`,
      );
    }),
  );
};

const plansAgree: Check = ({ roomPages }) =>
  Object.values(roomPages).flatMap(({ room, plan }) =>
    plan ? floorPlanErrors(plan, room).map((error) => `content/rooms/${room.slug}.json: ${error}`) : [],
  );

/** Reports each required topic that no accessible feature covers. */
export function accessibilityErrors({
  room,
  communication,
  hotel,
  walk,
}: Content['accessibility']): string[] {
  const groups = [...room.groups, ...hotel, communication, walk];
  const features = [...room.measures, ...groups.flatMap((group) => group.facts)];
  return accessTopics
    .filter((name) => !features.some(({ topic }) => topic === name))
    .map((name) => `content/accessibility.json: says nothing about the ${name} (28 CFR 36.302(e))`);
}

const everyTopicHasFeatures: Check = ({ accessibility }) => accessibilityErrors(accessibility);

const placesAreOnMap: Check = (content) =>
  mapErrors(
    content.map.town,
    pageOf(content, 'neighborhood')?.categories ?? [],
    content.places.map(({ id }) => id),
  );

/** Rejects color pairs with too little contrast. */
const colorsAreReadable: Check = ({ brand }) =>
  contrastErrors((field) => {
    const [list, role] = field.split('.') as ['colors' | 'moreContrast', ColorRole];
    return list === 'colors' ? brand.colors[role].hex : brand.moreContrast[role];
  }).map(({ field, message }) => `content/brand.json: ${field} ${message}`);

/** Policies whose pages show text before the first heading. */
const policiesWithIntro = ['opt-out', 'terms'];

/** Rejects text that a policy's page can't show. Only the privacy policy has level-1 headings, which are its tabs. */
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

/** Rejects level-1 headings in custom pages, which have no tabs. */
const customPagesHaveNoTabs: Check = ({ customPages }) =>
  Object.values(customPages)
    .filter(({ text }) => text.groups.some(({ label }) => label !== ''))
    .map(({ slug }) => `content/pages/${slug}.md: has a heading with a single #: use ##`);

export const checks: readonly Check[] = [
  viewerHasFrames,
  plansLeadToComparison,
  mapHasWords,
  feeIsCharged,
  rollawaysHavePrice,
  offersHaveRooms,
  codesAreUnique,
  termsFollowRules,
  plansAgree,
  everyTopicHasFeatures,
  placesAreOnMap,
  colorsAreReadable,
  policiesAreShown,
  customPagesHaveNoTabs,
];
