import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { getOwn } from '../../shared/getOwn';

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The number of steps that an arrow key moves the point with Shift. */
const stepsWithShift = 5;

/** The maximum movement of a finger during a tap, in px. */
const maxSlip = 10;

const within = (share: number) => Math.min(100, Math.max(0, share));

interface PointPickerProps {
  /** The address of the picture. */
  src: string;
  /** A drawing's width divided by its height; omitted for photographs. */
  shape?: number;
  label: string;
  /** The point's distance from the left and top, in percent; undefined if the point isn't set yet. */
  at: readonly [left: number, top: number] | undefined;
  /** The distance that an arrow key moves the point, in percent. */
  step: number;
  onChange(left: number, top: number): void;
  onLeave?(): void;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Elements to show on top of the picture. */
  children?: ReactNode;
}

/**
 * A picture with a mark at a point. A click, a tap, dragging, or the arrow keys move the mark. A finger that starts
 * outside the mark scrolls the page.
 */
export function PointPicker({
  src,
  shape,
  label,
  at,
  step,
  onChange,
  onLeave,
  isInvalid,
  describedBy,
  children,
}: PointPickerProps) {
  const mark = useRef<HTMLDivElement>(null);
  /** The start of a press; for a drag, also the distance from the mark's center. */
  const press = useRef<{ x: number; y: number; drag?: { x: number; y: number } }>(undefined);
  const [left, top] = at ?? [50, 50];

  function put({ currentTarget, clientX, clientY }: PointerEvent, { x, y } = { x: 0, y: 0 }) {
    const box = currentTarget.getBoundingClientRect();
    onChange(
      within(((clientX - x - box.left) / box.width) * 100),
      within(((clientY - y - box.top) / box.height) * 100),
    );
    mark.current?.focus({ preventScroll: true });
  }
  function start(event: PointerEvent) {
    const { target, pointerType, pointerId, clientX, clientY, currentTarget } = event;
    const box = target === mark.current && mark.current?.getBoundingClientRect();
    const drag = box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 };
    const isDrag = box || pointerType === 'mouse';
    press.current = { x: clientX, y: clientY, ...(isDrag && { drag }) };
    if (!isDrag) return;
    event.preventDefault(); // Keeps the browser from moving focus, which goes to the mark.
    currentTarget.setPointerCapture(pointerId);
    put(event, drag);
  }
  function end(event: PointerEvent) {
    const { current } = press;
    press.current = undefined;
    if (current?.drag || !current) return;
    if (Math.hypot(event.clientX - current.x, event.clientY - current.y) <= maxSlip) put(event);
  }
  function handleKey(event: KeyboardEvent) {
    const move = getOwn(moves, event.key);
    if (!move) return;
    event.preventDefault();
    const distance = event.shiftKey ? step * stepsWithShift : step;
    onChange(within(left + move[0] * distance), within(top + move[1] * distance));
  }

  const words = at ? `left ${Math.round(left)}%, top ${Math.round(top)}%` : 'not set yet';
  return (
    <div>
      <div
        className={shape ? 'point point--drawing' : 'point'}
        style={{ aspectRatio: shape }}
        onPointerDown={start}
        onPointerMove={(event) => press.current?.drag && put(event, press.current.drag)}
        onPointerUp={end}
        onPointerCancel={() => {
          press.current = undefined;
        }}
      >
        <img src={src} alt="" draggable={false} />
        {children}
        {/* A screen reader reads a slider's value text whenever the text changes. */}
        <div
          ref={mark}
          className={at ? 'point__mark' : 'point__mark point__mark--unset'}
          style={{ left: `${left}%`, top: `${top}%` }}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={Math.round(left)}
          aria-valuetext={words}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onKeyDown={handleKey}
          onBlur={onLeave}
        />
      </div>
      <p className="note" aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
