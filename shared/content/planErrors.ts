import { onDrawing, type PlanKind, type RoomPlan } from '../plan';
import type { RoomFacts } from '../schema/roomFacts';

/** The plan's area may differ from the room's by this share: both are rounded. */
const areaTolerance = 0.01;

/** Pieces may overlap the wall by this, in feet: headboards and shelves. */
const edgeTolerance = 0.2;

/** Facts that the plan must agree with. */
type StatedFacts = Pick<RoomFacts, 'size' | 'bedType' | 'hasSofaBed' | 'hasKitchenette'>;

/** Differences between a room's plan and its facts, a sentence each. docs/behavior.md#plan */
export function planErrors(plan: RoomPlan, facts: StatedFacts): string[] {
  const errors: string[] = [];
  const count = (kind: PlanKind) => plan.pieces.filter((piece) => piece.kind === kind).length;
  const agree = (kind: PlanKind, isStated: boolean, piece: string, field: string) => {
    const isShown = count(kind) > 0;
    if (isShown && !isStated) errors.push(`plan shows a ${piece}, but ${field} has none`);
    if (isStated && !isShown) errors.push(`plan shows no ${piece}, but ${field} has one`);
  };

  const area = Math.round(plan.width * plan.depth);
  if (Math.abs(area - facts.size) > facts.size * areaTolerance)
    errors.push(`plan is ${area} square feet large, but size is ${facts.size}`);
  const beds = count('bed');
  if (beds !== (facts.bedType === 'king' ? 1 : 2))
    errors.push(`plan shows ${beds === 1 ? '1 bed' : `${beds} beds`}, but bedType says ${facts.bedType}`);
  agree('sofa-bed', facts.hasSofaBed, 'sofa bed', 'hasSofaBed');
  agree('kitchenette', facts.hasKitchenette, 'kitchenette', 'hasKitchenette');

  for (const { kind, name, x, y, width, depth } of plan.pieces) {
    if (kind === 'balcony' || kind === 'patio') continue;
    const beyond = Math.max(-x, -y, x + width - plan.width, y + depth - plan.depth);
    if (beyond > edgeTolerance) errors.push(`plan has “${name}” reach out of the room`);
  }
  return [...errors, ...drawingErrors(plan)];
}

/** Pieces outside of the drawing. */
function drawingErrors({ drawing, pieces }: RoomPlan): string[] {
  if (!drawing) return [];
  const at = onDrawing(drawing);
  return pieces
    .filter(({ x, y, width, depth }) =>
      [at.x(x), at.x(x + width), at.y(y), at.y(y + depth)]
        .map(Number.parseFloat)
        .some((share) => share <= 0 || share >= 100),
    )
    .map(({ name }) => `plan has “${name}” off its drawing`);
}
