import { fillFacts } from '../../content/factTokens';
import { valueAt } from '../../content/valueAt';
import { PointPicker } from '../PointPicker';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';

/** The distance that an arrow key moves a place, in percent of the map. */
const step = 0.5;

interface Spot {
  name?: unknown;
  x?: unknown;
  y?: unknown;
}

/** Returns a place's position in percent; undefined if the place isn't on the map. */
function shareOf({ x, y }: Spot, { width, height }: { width: number; height: number }) {
  const isOn = typeof x === 'number' && typeof y === 'number' && x >= 0 && y >= 0;
  return isOn ? ([(x / width) * 100, (y / height) * 100] as const) : undefined;
}

interface MapPointInputProps extends Omit<InputProps<unknown>, 'value' | 'onChange' | 'optional'> {
  /** The path of the place in the form. */
  path: readonly (string | number)[];
}

/** The town map with all places, to set the position of one place. Renders nothing if the hotel has no map. */
export function MapPointInput({ path, ...frame }: MapPointInputProps) {
  const form = useForm();
  const { townMap } = form.named;
  if (!townMap) return null;
  const { art, words } = townMap.large;
  const { url, width, height } = art;
  const spot = (valueAt(form.value, path) ?? {}) as Spot;
  const others = valueAt(form.value, path.slice(0, -1));
  const style = ([left, top]: readonly [number, number]) => ({ left: `${left}%`, top: `${top}%` });
  /** Sets a coordinate, rounded to the drawing's units. */
  const set = (key: 'x' | 'y', share: number, length: number) =>
    form.set([...path, key], Math.min(length - 1, Math.round((share / 100) * length)));
  return (
    <FieldFrame {...frame} optional={false}>
      {(control) => (
        <PointPicker
          src={url}
          shape={width / height}
          label={frame.label}
          at={shareOf(spot, art)}
          step={step}
          onChange={(left, top) => {
            set('x', left, width);
            set('y', top, height);
          }}
          onLeave={control.onBlur}
          isInvalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
        >
          <div className="cover" aria-hidden="true">
            {words.map(({ text, anchor, onDark, turn, ...at }) => (
              <span
                key={`${text} ${at.y}`}
                className={`map-name map-name--${anchor}${onDark ? ' map-name--on-dark' : ''}`}
                style={{
                  ...style([(at.x / width) * 100, (at.y / height) * 100]),
                  rotate: turn === undefined ? undefined : `${turn}deg`,
                }}
              >
                {fillFacts(text, form.named)}
              </span>
            ))}
            {(Array.isArray(others) ? (others as readonly Spot[]) : []).map((other, index) => {
              const at = index === path.at(-1) ? undefined : shareOf(other, art);
              const name = String(other.name ?? '');
              return at && <span key={`${name} ${at}`} className="map-dot" title={name} style={style(at)} />;
            })}
          </div>
        </PointPicker>
      )}
    </FieldFrame>
  );
}
