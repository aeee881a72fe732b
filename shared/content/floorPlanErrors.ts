import { createDrawingScale } from '../floorPlan';
import type { FloorPlan, FloorPlanPieceKind } from '../schema/floorPlan';
import type { RoomFields } from '../schema/roomFields';

/** The fraction by which the plan's area and the room's area may differ, since both are rounded. */
const areaTolerance = 0.01;

/** How far pieces such as headboards and shelves may overlap the wall, in feet. */
const edgeTolerance = 0.2;

/** The room's fields that the plan must agree with. */
type StatedFields = Pick<RoomFields, 'size' | 'bedType' | 'hasSofaBed' | 'hasKitchenette'>;

/** Reports differences between a room's plan and the room's other fields. docs/behavior.md#floor-plan */
export function floorPlanErrors(plan: FloorPlan, room: StatedFields): string[] {
  const errors: string[] = [];
  const count = (kind: FloorPlanPieceKind) => plan.pieces.filter((piece) => piece.kind === kind).length;
  const checkPiece = (kind: FloorPlanPieceKind, isStated: boolean, piece: string, field: string) => {
    const isShown = count(kind) > 0;
    if (isShown && !isStated) errors.push(`plan shows a ${piece}, but ${field} is false`);
    if (isStated && !isShown) errors.push(`plan shows no ${piece}, but ${field} is true`);
  };

  const area = Math.round(plan.width * plan.depth);
  if (Math.abs(area - room.size) > room.size * areaTolerance)
    errors.push(`plan is ${area} square feet, but size is ${room.size}`);
  const beds = count('bed');
  if (beds !== (room.bedType === 'king' ? 1 : 2))
    errors.push(`plan shows ${beds === 1 ? '1 bed' : `${beds} beds`}, but bedType is ${room.bedType}`);
  checkPiece('sofa-bed', room.hasSofaBed, 'sofa bed', 'hasSofaBed');
  checkPiece('kitchenette', room.hasKitchenette, 'kitchenette', 'hasKitchenette');

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
