import type { ReactNode } from 'react';
import type { PhotoSpan, ShownPhoto } from '../../../shared/pageData';
import { Picture } from '../Picture/Picture';
import { RenderingsNote } from '../RenderingsNote/RenderingsNote';
import { SwipeRow } from '../SwipeRow/SwipeRow';

interface PhotoGridProps {
  photos: readonly ShownPhoto[];
  /** Wraps a photo's picture in a link, which fills the cell. */
  renderPhoto: (picture: ReactNode, photo: ShownPhoto, index: number) => ReactNode;
  /** Whether the photos form a swipeable row on phones, instead of one column. */
  canSwipe?: boolean;
}

/** Photos in one, two or four columns depending on the screen width. */
export function PhotoGrid({ photos, renderPhoto, canSwipe = false }: PhotoGridProps) {
  const cells = photos.map((photo, index) => (
    <li key={photo.id} className={cellClass(photo)}>
      {renderPhoto(<Picture picture={photo.picture} sizes={sizes(photo, canSwipe)} />, photo, index)}
    </li>
  ));
  return (
    <>
      <div className="photo-grid">
        {canSwipe ? (
          <SwipeRow className="photo-grid__cells">{cells}</SwipeRow>
        ) : (
          <ul className="photo-grid__cells">{cells}</ul>
        )}
      </div>
      <RenderingsNote />
    </>
  );
}

/** Returns the classes for a photo's span, such as 'photo-grid__cell--4-wide' for two of four columns. */
const spanClasses = (across: number, { columns, rows }: PhotoSpan) => [
  columns === 2 && `photo-grid__cell--${across}-wide`,
  columns === 4 && 'photo-grid__cell--full',
  rows === 2 && `photo-grid__cell--${across}-tall`,
];

const cellClass = ({ two, four }: ShownPhoto) =>
  ['photo-grid__cell', ...spanClasses(2, two), ...spanClasses(4, four)].filter(Boolean).join(' ');

/** Aspect ratio of a cell that spans one column and one row. Keep in sync with PhotoGrid.css. */
const cellRatio = 1.25;

/** The grid is `gridShare` vw wide, but at most `maxGridWidth` px. */
const maxGridWidth = 1280;
const gridShare = 90;

/** Width of a card in a swipeable row (styles/layout.css), and the card's height as a multiple of the width. */
const swipedWidth = { vw: 74, px: 320 };
const swipedHeight = 1.25;

/** Returns the `sizes` attribute. A cropped picture is wider than its cell. */
function sizes({ picture, two, four }: ShownPhoto, canSwipe: boolean): string {
  const ratio = picture.width / picture.height;
  /** Returns the picture width as a fraction of the grid width, for a given number of columns. */
  const inGrid = (across: number, { columns, rows }: PhotoSpan) =>
    Math.max(columns / across, ((rows / across) * ratio) / cellRatio);
  const inFour = inGrid(4, four);
  const inTwo = inGrid(2, two);
  const onPhone = two.rows === 2 ? 1.25 * ratio : Math.max(1, ratio / 1.5);
  const vw = (fraction: number) => `${Math.ceil(fraction * gridShare)}vw`;
  const wide = `(min-width: 1440px) ${Math.ceil(inFour * maxGridWidth)}px, (min-width: 1024px) ${vw(inFour)}`;
  if (canSwipe) {
    const scale = Math.max(1, swipedHeight * ratio);
    const card = `min(${Math.ceil(scale * swipedWidth.vw)}vw, ${Math.ceil(scale * swipedWidth.px)}px)`;
    return `${wide}, (min-width: 768px) ${vw(inTwo)}, ${card}`;
  }
  return `${wide}, (min-width: 600px) ${vw(inTwo)}, ${vw(onPhone)}`;
}
