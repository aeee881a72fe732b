import type { ReactNode } from 'react';
import type { Content } from '../../../shared/content/compile';
import type { TeaserRoom } from '../../../shared/content/teaserRoom';
import {
  balconyOf,
  bathroomFixtures,
  feetLabel,
  inMeters,
  type RoomPlan,
  spokenFeet,
} from '../../../shared/plan';
import { counted, fill } from '../../../shared/words';
import { Filled } from '../../components/RichText/Filled';
import { useLabels, useSiteData } from '../../siteData';
import { lengthLabels } from './lengthLabels';

type Words = Content['ui']['plans'];

interface Worded {
  words: Words;
}

/** A length in the hotel's units, with words for screen readers. */
function Length({ of, words }: Worded & { of: number }) {
  const { units } = useSiteData().hotel.locale;
  const labels = useLabels();
  const meters = inMeters(of);
  const spoken =
    units === 'feet' ? spokenFeet(of, words) : counted(words.spokenMeters, meters, labels.oneDecimal(meters));
  return (
    <>
      <span aria-hidden="true">{lengthLabels(of, words, units, labels)[0]}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}

/** Two lengths: '19' 8" × 14''. */
const Area = ({ width, depth, words }: Worded & { width: number; depth: number }) => (
  <>
    <Length of={width} words={words} />
    <span aria-hidden="true"> × </span>
    <span className="visually-hidden"> {words.by} </span>
    <Length of={depth} words={words} />
  </>
);

/** Writes lengths in the units that are shown second. */
function useOtherUnits() {
  const isInFeet = useSiteData().hotel.locale.units === 'feet';
  const { oneDecimal } = useLabels();
  return (feet: string, meters: string, lengths: Record<string, number>) =>
    fill(
      isInFeet ? meters : feet,
      Object.fromEntries(
        Object.entries(lengths).map(([name, of]) => [
          name,
          isInFeet ? oneDecimal(inMeters(of)) : feetLabel(of),
        ]),
      ),
    );
}

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
export function PlanFacts({ plan, room, words }: Worded & { plan: RoomPlan; room: TeaserRoom }) {
  const { bedsLabel, occupancyLabel } = useLabels();
  const inOthers = useOtherUnits();
  const { width, depth, pieces } = plan;
  const bathroom = pieces.find(({ kind }) => kind === 'bathroom');
  const { front, side } = balconyOf(plan);
  const area = inOthers(words.area, words.areaInMeters, { width, depth });
  return (
    <dl className="ruled-list plan__rows">
      <Row label={words.inside} note={`${area}, ${words.wallToWall}`}>
        <Area width={width} depth={depth} words={words} />
      </Row>
      {front && <Balcony front={front} side={side} words={words} />}
      {bathroom && (
        <Row label={words.bathroom} note={bathroomFixtures(plan, words)}>
          <Area width={bathroom.width} depth={bathroom.depth} words={words} />
        </Row>
      )}
      <Row label={words.sleeps} note={bedsLabel(room)}>
        {occupancyLabel(room)}
      </Row>
    </dl>
  );
}

interface BalconyProps extends Worded {
  front: RoomPlan['pieces'][number];
  side: RoomPlan['pieces'][number] | undefined;
}

/** One rectangle, or two lengths and a depth if the balcony is L-shaped. */
function Balcony({ front, side, words }: BalconyProps) {
  const inOthers = useOtherUnits();
  const { width, depth } = front;
  if (!side)
    return (
      <Row label={words.balcony} note={inOthers(words.area, words.areaInMeters, { width, depth })}>
        <Area width={width} depth={depth} words={words} />
      </Row>
    );
  const around = side.depth + depth;
  return (
    <Row
      label={words.balcony}
      note={inOthers(words.around, words.aroundInMeters, { front: width, side: around, depth })}
    >
      <Filled
        text={words.around}
        values={{
          front: <Length of={width} words={words} />,
          side: <Length of={around} words={words} />,
          depth: <Length of={depth} words={words} />,
        }}
      />
    </Row>
  );
}
