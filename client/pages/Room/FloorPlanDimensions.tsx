import type { ReactNode } from 'react';
import type { Content } from '../../../shared/content/content';
import { balconyOf, bathroomFixtures } from '../../../shared/floorPlan';
import type { TeaserRoom } from '../../../shared/room';
import type { FloorPlan } from '../../../shared/schema/floorPlan';
import { fill, pluralize } from '../../../shared/templates';
import { Filled } from '../../components/RichText/Filled';
import { useLabels, useSiteData } from '../../siteData';
import { feetLabel, inMeters, spokenFeet } from './floorPlanLabels';
import { useLengthLabels } from './useLengthLabels';

interface WithWords {
  words: Content['ui']['plans'];
}

/** A length in the hotel's units, spelled out for screen readers. */
function Length({ feet, words }: WithWords & { feet: number }) {
  const { units } = useSiteData().hotel.locale;
  const { oneDecimal } = useLabels();
  const [label] = useLengthLabels(words)(feet);
  const meters = inMeters(feet);
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        {units === 'feet'
          ? spokenFeet(feet, words)
          : pluralize(words.spokenMeters, meters, oneDecimal(meters))}
      </span>
    </>
  );
}

/** Width and depth of an area: '19' 8" × 14''. */
const Area = ({ width, depth, words }: WithWords & { width: number; depth: number }) => (
  <>
    <Length feet={width} words={words} />
    <span aria-hidden="true"> × </span>
    <span className="visually-hidden"> {words.by} </span>
    <Length feet={depth} words={words} />
  </>
);

function Row({ label, children, note }: { label: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="columns columns--letters plan__fact">
      <dt className="semibold">{label}</dt>
      <dd className="figure">
        {children}
        <span className="plan__also small">{note}</span>
      </dd>
    </div>
  );
}

/** The room's dimensions as a list. Lengths in the other units (feet or meters) are in small type. */
export function FloorPlanDimensions({
  plan,
  room,
  words,
}: WithWords & { plan: FloorPlan; room: TeaserRoom }) {
  const isInFeet = useSiteData().hotel.locale.units === 'feet';
  const { bedsLabel, occupancyLabel, oneDecimal } = useLabels();
  const other = (feet: number) => (isInFeet ? oneDecimal(inMeters(feet)) : feetLabel(feet));
  const otherArea = ({ width, depth }: Pick<FloorPlan, 'width' | 'depth'>) =>
    fill(isInFeet ? words.areaInMeters : words.area, { width: other(width), depth: other(depth) });
  const bathroom = plan.pieces.find(({ kind }) => kind === 'bathroom');
  const { front, side } = balconyOf(plan);
  // A balcony that wraps around the corner of the building.
  const balcony = front && side && { front: front.width, side: side.depth + front.depth, depth: front.depth };
  return (
    <dl className="ruled-list plan__rows">
      <Row label={words.inside} note={`${otherArea(plan)}, ${words.wallToWall}`}>
        <Area width={plan.width} depth={plan.depth} words={words} />
      </Row>
      {balcony ? (
        <Row
          label={words.balcony}
          note={fill(isInFeet ? words.aroundInMeters : words.around, mapValues(balcony, other))}
        >
          <Filled
            text={words.around}
            values={mapValues(balcony, (length) => <Length feet={length} words={words} />)}
          />
        </Row>
      ) : (
        front && (
          <Row label={words.balcony} note={otherArea(front)}>
            <Area width={front.width} depth={front.depth} words={words} />
          </Row>
        )
      )}
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

const mapValues = <Output,>(lengths: Record<string, number>, format: (length: number) => Output) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, format(length)]));
