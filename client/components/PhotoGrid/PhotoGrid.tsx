import type { ReactNode } from 'react';
import type { GalleryPhoto } from '../../../shared/content/schemas/pages/gallery';
import { Picture } from '../Picture/Picture';
import { SwipeRow } from '../SwipeRow/SwipeRow';

interface PhotoGridProps {
  /** In an order that fills four columns, and two, without a gap. */
  photos: readonly GalleryPhoto[];
  /** Puts a photo's picture into its link; the link fills the cell. */
  renderPhoto: (picture: ReactNode, photo: GalleryPhoto, index: number) => ReactNode;
  /** On phones a row that swipes, in place of one column. */
  swipes?: boolean;
}

/** Photos in one column (or a row that swipes) on phones, two on tablets, four on desktop; each spans one or two. docs/behavior.md#gallery */
export function PhotoGrid({ photos, renderPhoto, swipes = false }: PhotoGridProps) {
  const cells = photos.map((photo, index) => (
    <li key={photo.id} className={cellClass(photo)}>
      {renderPhoto(<Picture picture={photo.picture} sizes={sizes(photo, swipes)} />, photo, index)}
    </li>
  ));
  return (
    <div className="photo-grid">
      {swipes ? (
        <SwipeRow className="photo-grid__cells">{cells}</SwipeRow>
      ) : (
        <ul className="photo-grid__cells">{cells}</ul>
      )}
    </div>
  );
}

const cellClass = ({ columns, rows }: GalleryPhoto) =>
  ['photo-grid__cell', columns === 2 && 'photo-grid__cell--wide', rows === 2 && 'photo-grid__cell--tall']
    .filter(Boolean)
    .join(' ');

/** Width by height of a cell that spans one column and one row; the style sheet has the same. */
const cellRatio = 1.25;

/** The grid's width where it is widest, in px, and its share of the screen where it is not, in vw. */
const widest = 1280;
const share = 90;

/** Width of a card in a row that swipes (styles/layout.css), and its height for each px of that. */
const swipedWidth = { vw: 74, px: 320 };
const swipedHeight = 1.25;

/** The width that the whole picture would have in its cell, which crops it: what the browser needs to know. */
function sizes({ picture, columns, rows }: GalleryPhoto, swipes: boolean): string {
  const ratio = picture.width / picture.height;
  /** The share of the grid's width, with so many columns in it. */
  const inGrid = (of: number) => Math.max(columns / of, ((rows / of) * ratio) / cellRatio);
  const onPhone = rows === 2 ? 1.25 * ratio : Math.max(1, ratio / 1.5);
  const vw = (part: number) => `${Math.ceil(part * share)}vw`;
  const wide = `(min-width: 1440px) ${Math.ceil(inGrid(4) * widest)}px, (min-width: 1024px) ${vw(inGrid(4))}`;
  if (swipes) {
    const whole = Math.max(1, swipedHeight * ratio);
    const card = `min(${Math.ceil(whole * swipedWidth.vw)}vw, ${Math.ceil(whole * swipedWidth.px)}px)`;
    return `${wide}, (min-width: 768px) ${vw(inGrid(2))}, ${card}`;
  }
  return `${wide}, (min-width: 600px) ${vw(inGrid(2))}, ${vw(onPhone)}`;
}
