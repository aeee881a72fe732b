import { balconyOf, fixturesOf, type PlanKind, type RoomPlan } from '../plan';
import type { RoomFacts } from '../schema/roomFacts';
import type { UiTexts } from '../ui/defaults';

/** The plan's area may differ from the room's by this share: both are rounded. */
const areaTolerance = 0.01;

/** Pieces may overlap the wall by this, in feet: headboards and shelves. */
const edgeTolerance = 0.2;

/** Facts that the plan must agree with. */
interface StatedFacts {
  facts: Pick<RoomFacts, 'size' | 'bedType' | 'hasSofaBed' | 'hasKitchenette' | 'balcony'>;
  /** The room's list of features. */
  features: readonly string[];
  words: UiTexts['drawings']['told'];
}

/** Whether a text has a word, in capitals or not; 'tub' is in 'Soaking tub' and not in 'tubes'. */
const says = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N}]+/gu, '\\W+')}(?!\\p{L})`, 'iu').test(text);

/** Differences between a room's plan and its facts, a sentence each. docs/behavior.md#plan */
export function planErrors(plan: RoomPlan, { facts, features, words }: StatedFacts): string[] {
  const errors: string[] = [];
  const count = (kind: PlanKind) => plan.pieces.filter((piece) => piece.kind === kind).length;
  const agree = (shown: boolean, isStated: boolean, piece: string, where: string) => {
    if (shown && !isStated) errors.push(`plan shows ${piece}, but ${where} has none`);
    if (isStated && !shown) errors.push(`plan shows no ${piece.replace(/^an? /, '')}, but ${where} has one`);
  };

  const area = Math.round(plan.width * plan.depth);
  if (Math.abs(area - facts.size) > facts.size * areaTolerance)
    errors.push(`plan is ${area} square feet large, but size is ${facts.size}`);

  const beds = facts.bedType === 'king' ? 1 : 2;
  const drawn = plan.pieces.filter(({ kind }) => kind === 'bed');
  if (drawn.length !== beds || drawn.some(({ name }) => !says(name, words[facts.bedType])))
    errors.push(
      `plan shows ${drawn.map(({ name }) => name).join(', ') || 'no bed'}, but bedType says ${facts.bedType}`,
    );

  agree(count('sofa-bed') > 0, facts.hasSofaBed, 'a sofa bed', 'hasSofaBed');
  agree(count('kitchenette') > 0, facts.hasKitchenette, 'a kitchenette', 'hasKitchenette');
  agree(
    count('tub') > 0,
    features.some((each) => says(each, words.tub)),
    'a tub',
    'page.features',
  );
  agree(
    count('desk') > 0,
    features.some((each) => says(each, words.desk)),
    'a desk',
    'page.features',
  );

  const { front, side } = balconyOf(plan);
  if (!front) errors.push(`plan shows no balcony, but balcony says “${facts.balcony}”`);
  else if (front.width < plan.width) errors.push('plan has a balcony that is narrower than the room');
  agree(
    side !== undefined,
    says(facts.balcony, words.cornerBalcony),
    'a second side of the balcony',
    'balcony',
  );
  agree(front?.kind === 'patio', says(facts.balcony, words.patio), 'a patio at grade', 'balcony');

  if (count('bathroom') !== 1 || fixturesOf(plan.pieces).length === 0)
    errors.push('plan must show one bathroom, and what is in it');

  for (const { kind, name, x, y, width, depth } of plan.pieces) {
    if (kind === 'balcony' || kind === 'patio') continue;
    const beyond = Math.max(-x, -y, x + width - plan.width, y + depth - plan.depth);
    if (beyond > edgeTolerance) errors.push(`plan has “${name}” reach out of the room`);
  }
  return errors;
}
