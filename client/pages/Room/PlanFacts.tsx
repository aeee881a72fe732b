import type { ReactNode } from 'react';
import { roomContent } from '../../../generated/content/pages/room';
import {
  balconyOf,
  bathroomFixtures,
  feetLabel,
  inMeters,
  type RoomPlan,
  spokenFeet,
} from '../../../shared/plan';
import { bedsLabel, occupancyLabel, type Room } from '../../../shared/room';

/** A length in feet and inches, with words for screen readers. */
function Feet({ of }: { of: number }) {
  return (
    <>
      <span aria-hidden="true">{feetLabel(of)}</span>
      <span className="visually-hidden">{spokenFeet(of)}</span>
    </>
  );
}

const By = () => (
  <>
    <span aria-hidden="true"> × </span>
    <span className="visually-hidden"> by </span>
  </>
);

function Row({ label, children, note }: { label: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="columns columns--letters plan__fact">
      <dt>{label}</dt>
      <dd className="figure">
        {children}
        <span className="plan__also">{note}</span>
      </dd>
    </div>
  );
}

/** The dimensions as a list: feet first, meters in small type. */
export function PlanFacts({ plan, room }: { plan: RoomPlan; room: Room }) {
  const { width, depth, pieces } = plan;
  const bathroom = pieces.find(({ kind }) => kind === 'bathroom');
  const { front, side } = balconyOf(plan);
  return (
    <dl className="plan__rows">
      <Row label="Inside" note={`${inMeters(width)} × ${inMeters(depth)} m, ${roomContent.plan.wallToWall}`}>
        <Feet of={width} />
        <By />
        <Feet of={depth} />
      </Row>
      {front && <Balcony front={front} side={side} />}
      {bathroom && (
        <Row label="Bathroom" note={bathroomFixtures(plan)}>
          <Feet of={bathroom.width} />
          <By />
          <Feet of={bathroom.depth} />
        </Row>
      )}
      <Row label="Sleeps" note={bedsLabel(room)}>
        {occupancyLabel(room)}
      </Row>
    </dl>
  );
}

interface BalconyProps {
  front: RoomPlan['pieces'][number];
  side: RoomPlan['pieces'][number] | undefined;
}

/** One rectangle, or two lengths and a depth if the balcony is L-shaped. */
function Balcony({ front, side }: BalconyProps) {
  const { width, depth } = front;
  if (!side)
    return (
      <Row label="Balcony" note={`${inMeters(width)} × ${inMeters(depth)} m`}>
        <Feet of={width} />
        <By />
        <Feet of={depth} />
      </Row>
    );
  const around = side.depth + depth;
  return (
    <Row label="Balcony" note={`${inMeters(width)} and ${inMeters(around)} m, ${inMeters(depth)} m deep`}>
      <Feet of={width} /> and <Feet of={around} />, <Feet of={depth} /> deep
    </Row>
  );
}
