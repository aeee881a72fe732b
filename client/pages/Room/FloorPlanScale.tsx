import type { Content } from '../../../shared/content/content';
import type { DrawingScale } from '../../../shared/floorPlan';
import type { RoomPageContent } from '../../../shared/schema/pages/room';
import type { SiteData } from '../../../shared/siteData';
import { fill } from '../../../shared/templates';
import { metersPerFoot } from '../../../shared/units';
import { useSiteData } from '../../siteData';

/** Length and width of the surfboard, in feet. */
const board = { length: 9, width: 1.9 };

/** Returns the scale bar's label in the hotel's units, and the bar's length in feet. */
const barOf = (planWords: Content['ui']['plans'], units: SiteData['hotel']['locale']['units']) =>
  units === 'meters'
    ? { words: fill(planWords.meters, { length: 2 }), feet: 2 / metersPerFoot }
    : { words: fill(planWords.scale, { length: 5 }), feet: 5 };

/** The surfboard's position: the tail's height above the room's lower wall, in feet, and the center's x coordinate. */
const tail = 0.3;
const boardMiddle = '5.5%';
const barBelow = -1.35;
const barStroke = 0.3;

const outline = 'M10 0C16 12 20 29 20 49c0 18-3 34-6.5 46h-7C3 83 0 67 0 49 0 29 4 12 10 0z';

interface FloorPlanScaleProps {
  at: DrawingScale;
  words: RoomPageContent['plan'];
  planWords: Content['ui']['plans'];
}

/** A scale bar at the lower left of the plan and, if the content has a label for one, a surfboard drawn to scale. */
export function FloorPlanScale({ at, words, planWords }: FloorPlanScaleProps) {
  const bar = barOf(planWords, useSiteData().hotel.locale.units);
  const barY = at.y(barBelow);
  return (
    <g className="plan__scale" textAnchor="middle">
      {words.board && <Surfboard at={at} words={words.board} />}
      <g className="plan__bar">
        <line x1="0%" y1={barY} x2={at.width(bar.feet)} y2={barY} />
        <line x1="0%" y1={at.y(barBelow + barStroke)} x2="0%" y2={barY} />
        <line x1={at.width(bar.feet)} y1={at.y(barBelow + barStroke)} x2={at.width(bar.feet)} y2={barY} />
        <text x="0%" y={at.y(barBelow + barStroke)} dy="-0.45em">
          0
        </text>
        <text x={at.width(bar.feet)} y={at.y(barBelow + barStroke)} dy="-0.45em">
          {bar.words}
        </text>
      </g>
    </g>
  );
}

function Surfboard({
  at,
  words,
}: {
  at: DrawingScale;
  words: NonNullable<RoomPageContent['plan']['board']>;
}) {
  const top = tail + board.length;
  return (
    <>
      <svg
        className="plan__board"
        aria-hidden="true"
        x={boardMiddle}
        y={at.y(top)}
        width={at.width(board.width)}
        height={at.height(board.length)}
        overflow="visible"
        viewBox="0 0 20 95"
        preserveAspectRatio="none"
      >
        <g transform="translate(-10)">
          <path fill="var(--paper)" d={outline} />
          <path fill="var(--accent)" d="M.3 57h19.4l-.5 5H.8z" />
          <path fill="var(--control)" d="M.9 63.5h18.2l-.6 5H1.5z" />
          <path d="M1.7 70h16.6l-.9 5H2.6z" />
          <path fill="none" stroke="var(--ink)" strokeWidth="1.5" d={`${outline}M10 0v95`} />
        </g>
      </svg>
      <text x={boardMiddle} y={at.y(top)} dy="-0.7em">
        <tspan className="plan__wide">{words.label}</tspan>
        <tspan className="plan__narrow">{words.short}</tspan>
      </text>
    </>
  );
}
