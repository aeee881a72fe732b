import type { PhotoSpan, ShownPhoto } from '../../shared/pageData';
import type { GalleryPhoto } from '../../shared/schema/pages/gallery';

/** The spans that a photo may get to avoid gaps in the grid. Four columns in one row would be too flat. */
const allSpans: readonly PhotoSpan[] = [
  ...[1, 2].flatMap((rows) => [1, 2].map((columns) => ({ columns, rows }))),
  { columns: 4, rows: 2 },
];

/** The maximum number of photos, counted from the last, whose spans may change. */
const maxChanged = 4;

/**
 * Whether photos fill all cells of a grid when CSS places them in order.
 * https://www.w3.org/TR/css-grid-1/#auto-placement-algo
 */
export function isFilled(spans: readonly PhotoSpan[], across: number): boolean {
  const taken = new Set<number>();
  let [row, column] = [0, 0];
  let height = 0;
  for (const { columns, rows } of spans) {
    const cells = () =>
      Array.from(
        { length: columns * rows },
        (_, at) => (row + Math.floor(at / columns)) * across + column + (at % columns),
      );
    while (column + columns > across || cells().some((cell) => taken.has(cell))) {
      const isPastEnd = column + columns > across;
      column = isPastEnd ? 0 : column + 1;
      row += isPastEnd ? 1 : 0;
    }
    for (const cell of cells()) taken.add(cell);
    height = Math.max(height, row + rows);
  }
  return taken.size === height * across;
}

/** All combinations of spans for a number of photos. */
const choices = (count: number, options: readonly PhotoSpan[]): PhotoSpan[][] =>
  count === 0
    ? [[]]
    : choices(count - 1, options).flatMap((chosen) => options.map((span) => [...chosen, span]));

const changesIn = (spans: readonly PhotoSpan[], wanted: readonly PhotoSpan[]) =>
  spans.reduce(
    (sum, { columns, rows }, at) =>
      sum + Math.abs(columns - (wanted[at]?.columns ?? 1)) + Math.abs(rows - (wanted[at]?.rows ?? 1)),
    0,
  );

/** Changes as few of the last spans as possible, each as little as possible, until the photos fill the grid. */
function fittingSpans(wanted: readonly PhotoSpan[], across: number): readonly PhotoSpan[] | undefined {
  const options = allSpans.filter(({ columns }) => columns <= across);
  for (let changed = 0; changed <= Math.min(maxChanged, wanted.length); changed += 1) {
    const kept = wanted.slice(0, wanted.length - changed);
    const rest = wanted.slice(kept.length);
    const [best] = choices(changed, options)
      .filter((spans) => isFilled([...kept, ...spans], across))
      .sort((one, other) => changesIn(one, rest) - changesIn(other, rest));
    if (best) return [...kept, ...best];
  }
  return undefined;
}

/**
 * Assigns spans to any number of photos so that a grid of two columns and a grid of four columns have no gaps. Keeps
 * the spans from content as far as possible. If the first photos already leave a gap, starts with one cell per photo.
 */
export function fitPhotos(photos: readonly GalleryPhoto[]): ShownPhoto[] {
  const spansIn = (across: number) => {
    const wanted = photos.map(({ columns, rows }) => ({ columns: Math.min(columns, across), rows }));
    const single = photos.map(() => ({ columns: 1, rows: 1 }));
    return fittingSpans(wanted, across) ?? fittingSpans(single, across) ?? wanted;
  };
  const [two, four] = [spansIn(2), spansIn(4)];
  return photos.map(({ id, picture }, at) => ({
    id,
    picture,
    two: two[at] as PhotoSpan,
    four: four[at] as PhotoSpan,
  }));
}
