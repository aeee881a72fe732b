import { PointPicker } from '../PointPicker';

/** The aspect ratios of the frames on the site that crop a picture most differently. */
const frames = {
  'Phone, full screen': 9 / 16,
  'Phone, in a row': 4 / 5,
  Card: 16 / 10,
  'Wide banner': 21 / 9,
};

/** The distance between selectable points, in percent. A style sheet has one rule for each point in use. */
const pointStep = 5;

const snapped = (share: number) => Math.round(share / pointStep) * pointStep;

interface FocalPointFieldProps {
  /** The address of the uncropped picture. */
  src: string;
  /** The point's distance from the left and top, in percent: '30% 60%'. */
  point: string;
  onChange(point: string): void;
}

/** The picture with a point of interest, and a preview of how each frame on the site crops the picture. */
export function FocalPointField({ src, point, onChange }: FocalPointFieldProps) {
  const [x = 50, y = 50] = point.split(' ').map((part) => Number.parseInt(part, 10));
  return (
    <>
      <PointPicker
        src={src}
        label="Point of interest"
        at={[x, y]}
        step={pointStep}
        onChange={(left, top) => onChange(`${snapped(left)}% ${snapped(top)}%`)}
      />
      <p className="note">
        Click what must never be cropped, or move the mark with the arrow keys. The site then shows this:
      </p>
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
