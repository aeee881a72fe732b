import type { Content } from '../../../shared/content/content';
import { balconyOf, createDrawingScale, type DrawingScale } from '../../../shared/floorPlan';
import type { FloorPlan } from '../../../shared/schema/floorPlan';
import type { RoomPageContent } from '../../../shared/schema/pages/room';
import { FloorPlanScale } from './FloorPlanScale';
import { type FloorPlanLabel, floorPlanLabels, middleOfLongestGap, wall } from './floorPlanLabels';
import { useLengthLabels } from './useLengthLabels';

/** Distance of dimension lines from the building, and length of their end strokes, in feet. */
const offset = 1;
const stroke = 0.5;

/** Distance of leader line ends and labels from the building, in feet. The right side also has a dimension line. */
const leaderEnd = { left: 0.45, right: offset + 0.75 };
const textStart = { left: 0.75, right: offset + 1.05 };

/** Half the width of the gap in a dimension line for its measurement, in px of the drawing. */
const labelHalfWidth = 126;

interface FloorPlanLinesProps {
  plan: FloorPlan;
  drawing: NonNullable<FloorPlan['drawing']>;
  words: RoomPageContent['plan'];
  planWords: Content['ui']['plans'];
}

/** All lines and labels over the plan, computed from the plan's dimensions. Labels do not scale with the drawing. */
export function FloorPlanLines({ plan, drawing, words, planWords }: FloorPlanLinesProps) {
  const lengthLabels = useLengthLabels(planWords);
  const at = createDrawingScale(drawing);
  const labels = floorPlanLabels(plan);
  const { front } = balconyOf(plan);
  const { width, depth } = plan;
  const half = labelHalfWidth / drawing.pixelsPerFoot;
  const leaders = labels.filter(({ side }) => side === 'right').map(({ y }) => y);
  const line = { at, half, lengthLabels };
  return (
    <svg className="cover plan__lines" aria-hidden="true">
      {front && <Dimension {...line} x={front.x} y={front.y + front.depth + offset} length={front.width} />}
      <Dimension {...line} x={0} y={-wall - offset} length={width} />
      <Dimension
        {...line}
        x={width + wall + offset}
        y={0}
        length={depth}
        vertical
        middle={middleOfLongestGap(0, depth, leaders)}
      />
      {labels.map((label, index) => (
        <Label at={at} label={label} number={index + 1} key={`${label.name} ${label.x} ${label.y}`} />
      ))}
      <FloorPlanScale at={at} words={words} planWords={planWords} />
    </svg>
  );
}

/** A name in the margin with a leader line. Phones show a number instead. */
function Label({ at, label, number }: { at: DrawingScale; label: FloorPlanLabel; number: number }) {
  const { name, side, x, y, edge } = label;
  const outward = (feet: number) => at.x(side === 'left' ? edge - feet : edge + feet);
  const [cx, cy] = [at.x(x), at.y(y)];
  return (
    <>
      <g className="plan__label">
        <line x1={cx} y1={cy} x2={outward(leaderEnd[side])} y2={cy} />
        <circle cx={cx} cy={cy} r="4.5" stroke="var(--paper)" strokeWidth="2" />
        <text
          x={outward(textStart[side])}
          y={cy}
          dy="0.35em"
          fontWeight="600"
          textAnchor={side === 'left' ? 'end' : 'start'}
        >
          {name}
        </text>
      </g>
      <g className="plan__number">
        <circle cx={cx} cy={cy} r="0.8125rem" stroke="var(--paper)" strokeWidth="2" />
        <text x={cx} y={cy} dy="0.35em" fill="var(--paper)" fontWeight="700" textAnchor="middle">
          {number}
        </text>
      </g>
    </>
  );
}

interface DimensionProps {
  at: DrawingScale;
  /** The line's start, in feet. */
  x: number;
  y: number;
  length: number;
  vertical?: boolean;
  /** The position of the measurement along the line, where no leader line crosses it. */
  middle?: number;
  /** Half the width of the gap for the measurement, in feet. */
  half: number;
  lengthLabels: ReturnType<typeof useLengthLabels>;
}

/** A dimension line with end strokes and its measurement. */
function Dimension({ at, x, y, length, vertical, middle = length / 2, half, lengthLabels }: DimensionProps) {
  const point = (along: number, across: number) =>
    vertical ? { x: at.x(x + across), y: at.y(y + along) } : { x: at.x(x + along), y: at.y(y + across) };
  function line(from: number, to: number, across = 0) {
    const [start, end] = [point(from, -across), point(to, across)];
    return <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
  }
  const [first, second] = lengthLabels(length);
  return (
    <g>
      {middle > half && line(0, middle - half)}
      {middle + half < length && line(middle + half, length)}
      {line(0, 0, stroke / 2)}
      {line(length, length, stroke / 2)}
      <svg aria-hidden="true" overflow="visible" {...point(middle, 0)}>
        <text textAnchor="middle" transform={vertical ? 'rotate(-90)' : undefined} dy="0.35em">
          <tspan fontWeight="700">{first}</tspan> {second}
        </text>
      </svg>
    </g>
  );
}
