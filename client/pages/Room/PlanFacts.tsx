import type { ReactNode } from 'react';
import { planWords } from '../../../generated/content/words/plan';
import {
  balconyOf,
  bathroomFixtures,
  feetLabel,
  inMeters,
  type RoomPlan,
  spokenFeet,
} from '../../../shared/plan';
import type { Room } from '../../../shared/room';
import { counted, fill } from '../../../shared/words';
import { Filled } from '../../components/RichText/Filled';
import { useLabels } from '../../siteData';
import { lengthLabels } from './lengthLabels';

const isInFeet = site.locale.units === 'feet';

/** A length in the hotel's units, with words for screen readers. */
function Length({ of }: { of: number }) {
  const spoken = isInFeet
    ? spokenFeet(of, planWords)
    : counted(planWords.spokenMeters, Number(inMeters(of)), inMeters(of));
  return (
    <>
      <span aria-hidden="true">{lengthLabels(of)[0]}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}

const By = () => (
  <>
    <span aria-hidden="true"> × </span>
    <span className="visually-hidden"> {planWords.by} </span>
  </>
);

/** A text in the other units. */
const inOthers = (feet: string, meters: string, lengths: Record<string, number>) =>
  fill(
    isInFeet ? meters : feet,
    Object.fromEntries(
      Object.entries(lengths).map(([name, of]) => [name, isInFeet ? inMeters(of) : feetLabel(of)]),
    ),
  );

const areaInOthers = (width: number, depth: number) =>
  inOthers(planWords.area, planWords.areaInMeters, { width, depth });

function Row({ label, children, note }: { label: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="columns columns--letters plan__fact">
      <dt>{label}</dt>
      <dd className="figure">
        {children}
        <span className="plan__also small">{note}</span>
      </dd>
    </div>
  );
}

/** The dimensions as a list, the other units in small type. */
export function PlanFacts({ plan, room }: { plan: RoomPlan; room: Room }) {
  const { bedsLabel, occupancyLabel } = useLabels();
  const { width, depth, pieces } = plan;
  const bathroom = pieces.find(({ kind }) => kind === 'bathroom');
  const { front, side } = balconyOf(plan);
  return (
    <dl className="ruled-list plan__rows">
      <Row label={planWords.inside} note={`${areaInOthers(width, depth)}, ${planWords.wallToWall}`}>
        <Length of={width} />
        <By />
        <Length of={depth} />
      </Row>
      {front && <Balcony front={front} side={side} />}
      {bathroom && (
        <Row label={planWords.bathroom} note={bathroomFixtures(plan, planWords)}>
          <Length of={bathroom.width} />
          <By />
          <Length of={bathroom.depth} />
        </Row>
      )}
      <Row label={planWords.sleeps} note={bedsLabel(room)}>
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
      <Row label={planWords.balcony} note={areaInOthers(width, depth)}>
        <Length of={width} />
        <By />
        <Length of={depth} />
      </Row>
    );
  const around = side.depth + depth;
  return (
    <Row
      label={planWords.balcony}
      note={inOthers(planWords.around, planWords.aroundInMeters, { front: width, side: around, depth })}
    >
      <Filled
        text={planWords.around}
        values={{ front: <Length of={width} />, side: <Length of={around} />, depth: <Length of={depth} /> }}
      />
    </Row>
  );
}
