import type { Content } from '../../../shared/content/compile';
import {
  balconyOf,
  labelsOf,
  longestStretch,
  type OnDrawing,
  onDrawing,
  type PlanLabel,
  type RoomPlan,
  wall,
} from '../../../shared/plan';
import type { RoomPageTexts } from '../../../shared/schema/pages/room';
import { useLabels, useSiteData } from '../../siteData';
import { lengthLabels } from './lengthLabels';
import { PlanScale } from './PlanScale';

type Drawing = NonNullable<RoomPlan['drawing']>;

/** Distance of dimension lines from the building, and length of their end strokes, in feet. */
const off = 1;
const stroke = 0.5;

/** Distance of leader ends and label texts from the building, in feet. On the right they clear the dimension line. */
const leaderEnd = { left: 0.45, right: off + 0.75 };
const textStart = { left: 0.75, right: off + 1.05 };

/** Half the gap in a dimension line for its figure, in px of the drawing. */
const halfFigure = 126;

interface PlanLinesProps {
  plan: RoomPlan;
  drawing: Drawing;
  words: RoomPageTexts['plan'];
  planWords: Content['ui']['plans'];
}

/** All lines and labels over the plan, computed from its dimensions. Text does not scale. */
export function PlanLines({ plan, drawing, words, planWords }: PlanLinesProps) {
  const { units } = useSiteData().hotel.locale;
  const siteLabels = useLabels();
  const inUnits = (feet: number) => lengthLabels(feet, planWords, units, siteLabels);
  const at = onDrawing(drawing);
  const labels = labelsOf(plan);
  const { front } = balconyOf(plan);
  const { width, depth } = plan;
  const half = halfFigure / drawing.pixelsPerFoot;
  const leaders = labels.filter(({ side }) => side === 'right').map(({ y }) => y);
  return (
    <svg className="cover plan__lines" aria-hidden="true">
      {front && (
        <Across
          at={at}
          from={front.x}
          length={front.width}
          y={front.y + front.depth + off}
          half={half}
          inUnits={inUnits}
        />
      )}
      <Across at={at} from={0} length={width} y={-wall - off} half={half} inUnits={inUnits} />
      <Upright at={at} x={width + wall + off} depth={depth} half={half} leaders={leaders} inUnits={inUnits} />
      {labels.map((label, index) => (
        <Label at={at} label={label} number={index + 1} key={`${label.name} ${label.x} ${label.y}`} />
      ))}
      <PlanScale at={at} words={words} planWords={planWords} />
    </svg>
  );
}

/** A name in the margin with its leader; phones show a number instead. */
function Label({ at, label, number }: { at: OnDrawing; label: PlanLabel; number: number }) {
  const { name, side, x, y, edge } = label;
  const beyond = (feet: number) => at.x(side === 'left' ? edge - feet : edge + feet);
  const [cx, cy] = [at.x(x), at.y(y)];
  return (
    <>
      <g className="plan__label">
        <line x1={cx} y1={cy} x2={beyond(leaderEnd[side])} y2={cy} />
        <circle cx={cx} cy={cy} r="4.5" />
        <text x={beyond(textStart[side])} y={cy} dy="0.35em" textAnchor={side === 'left' ? 'end' : 'start'}>
          {name}
        </text>
      </g>
      <g className="plan__number">
        <circle cx={cx} cy={cy} />
        <text x={cx} y={cy} dy="0.35em">
          {number}
        </text>
      </g>
    </>
  );
}

/** A length in the hotel's units, and in the others. */
type InUnits = (feet: number) => readonly [string, string];

function Figure({ feet, inUnits }: { feet: number; inUnits: InUnits }) {
  const [first, second] = inUnits(feet);
  return (
    <>
      <tspan fontWeight="700">{first}</tspan> {second}
    </>
  );
}

interface AcrossProps {
  inUnits: InUnits;
  at: OnDrawing;
  from: number;
  length: number;
  y: number;
  half: number;
}

/** A horizontal dimension line with its figure in the middle. */
function Across({ at, from, length, y, half, inUnits }: AcrossProps) {
  const [start, middle, end] = [from, from + length / 2, from + length];
  const line = (one: number, other: number, oneY = y, otherY = y) => (
    <line x1={at.x(one)} y1={at.y(oneY)} x2={at.x(other)} y2={at.y(otherY)} />
  );
  return (
    <g className="plan__dimension">
      {line(start, middle - half)}
      {line(middle + half, end)}
      {line(start, start, y - stroke / 2, y + stroke / 2)}
      {line(end, end, y - stroke / 2, y + stroke / 2)}
      <text x={at.x(middle)} y={at.y(y)} dy="0.35em">
        <Figure feet={length} inUnits={inUnits} />
      </text>
    </g>
  );
}

interface UprightProps {
  inUnits: InUnits;
  at: OnDrawing;
  x: number;
  depth: number;
  half: number;
  /** Positions at which leaders cross the line. */
  leaders: readonly number[];
}

/** The vertical dimension line of the room's depth, with its figure in the longest stretch without a leader. */
function Upright({ at, x, depth, half, leaders, inUnits }: UprightProps) {
  const middle = longestStretch(0, depth, leaders);
  const line = (one: number, other: number, oneX = x, otherX = x) => (
    <line x1={at.x(oneX)} y1={at.y(one)} x2={at.x(otherX)} y2={at.y(other)} />
  );
  return (
    <g className="plan__dimension">
      {middle > half && line(0, middle - half)}
      {middle + half < depth && line(middle + half, depth)}
      {line(0, 0, x - stroke / 2, x + stroke / 2)}
      {line(depth, depth, x - stroke / 2, x + stroke / 2)}
      <svg className="plan__turned" aria-hidden="true" x={at.x(x)} y={at.y(middle)}>
        <text transform="rotate(-90)" dy="0.35em">
          <Figure feet={depth} inUnits={inUnits} />
        </text>
      </svg>
    </g>
  );
}
