import type { KeyboardEvent, PointerEvent } from 'react';
import { ownValue } from '../../../shared/ownValue';

/** The aspect ratios of the frames on the site that crop a picture most differently. */
const frames = {
  'Phone, full screen': 9 / 16,
  'Phone, in a row': 4 / 5,
  Card: 16 / 10,
  'Wide banner': 21 / 9,
};

/** The distance between points, in percent. Each point in use is a rule in a style sheet. */
const pointStep = 5;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const snapped = (value: number) => Math.round(Math.min(100, Math.max(0, value)) / pointStep) * pointStep;

interface PointFieldProps {
  /** The address of the uncropped picture. */
  src: string;
  /** In percent from the left and from the top: '30% 60%'. */
  point: string;
  onChange(point: string): void;
}

/** The picture with a point of interest to drag, and a preview of how each frame on the site crops it. */
export function PointField({ src, point, onChange }: PointFieldProps) {
  const [x = 50, y = 50] = point.split(' ').map((part) => Number.parseInt(part, 10));
  const set = (left: number, top: number) => onChange(`${snapped(left)}% ${snapped(top)}%`);

  function handlePointer({ clientX, clientY, buttons, currentTarget }: PointerEvent) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }
  function handleKey(event: KeyboardEvent) {
    const [right, down] = ownValue(moves, event.key) ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    set(x + right * pointStep, y + down * pointStep);
  }

  return (
    <>
      <div
        className="point"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          handlePointer(event);
        }}
        onPointerMove={handlePointer}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className="point__mark"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Point of interest: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
          onKeyDown={handleKey}
        />
      </div>
      <p className="note">Drag the mark to what must never be cropped; the site then shows this:</p>
      <ul className="point__frames line">
        {Object.entries(frames).map(([name, shape]) => (
          <li key={name} className="note">
            <img src={src} alt="" style={{ aspectRatio: String(shape), objectPosition: point }} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
