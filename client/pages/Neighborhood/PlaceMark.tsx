/** Shapes for the kinds of places, in page order. Color alone would not be an accessible difference. */
const shapes = [
  <circle key="circle" r="15.5" />,
  <rect key="square" x="-14" y="-14" width="28" height="28" rx="1.5" />,
  <path key="diamond" d="M0-19.5 19.5 0 0 19.5-19.5 0Z" />,
  <path key="arch" d="M-14 14V0a14 14 0 0 1 28 0v14Z" />,
];

/** Returns the CSS classes that color a mark by its kind of place. */
export const markClass = (kind: number) => `mark mark--${kind + 1}`;

interface PlaceMarkProps {
  kind: number;
  number?: number;
}

/** The shape for a kind of place, at the origin of the parent SVG, optionally with a place's number. */
export function Shape({ kind, number }: PlaceMarkProps) {
  return (
    <>
      {shapes[kind]}
      {number !== undefined && (
        <text className="mark__number" stroke="none" textAnchor="middle" dy="0.36em">
          {number}
        </text>
      )}
    </>
  );
}

/** A mark as an inline SVG. */
export const PlaceMark = (mark: PlaceMarkProps) => (
  <svg className={markClass(mark.kind)} viewBox="-22 -22 44 44" aria-hidden="true">
    <Shape {...mark} />
  </svg>
);
