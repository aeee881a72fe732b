import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { frames, pointStep, readPoint, writePoint } from './crops';

/** How far an arrow key moves the point with Shift, in percent. */
const largeStep = 10;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PointFieldProps {
  /** The whole picture's address. */
  src: string;
  /** '30% 60%' */
  point: string;
  onChange(point: string): void;
}

/** The picture with its point of interest to drag, and what each frame of the site shows of it. */
export function PointField({ src, point, onChange }: PointFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const { x, y } = readPoint(point);

  function follow({ clientX, clientY, buttons }: PointerEvent) {
    const box = field.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    onChange(
      writePoint({
        x: ((clientX - box.left) / box.width) * 100,
        y: ((clientY - box.top) / box.height) * 100,
      }),
    );
  }
  function move(event: KeyboardEvent) {
    const [right, down] = moves[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : pointStep;
    onChange(writePoint({ x: x + right * by, y: y + down * by }));
  }

  return (
    <div className="point">
      <div
        className="point__picture"
        ref={field}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className="point__mark"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Point of interest: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
          onKeyDown={move}
        />
      </div>
      <p className="note">Drag the mark to what must never be cut off; this is what the site then shows:</p>
      <ul className="point__frames line">
        {frames.map(({ name, shape }) => (
          <li key={name}>
            <img src={src} alt="" style={{ aspectRatio: String(shape), objectPosition: point }} />
            <span className="note">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
