import { type KeyboardEvent, useEffect, useId } from 'react';
import type { Content } from '../../../shared/content/content';
import type { CaptionedPicture, Picture as PictureData } from '../../../shared/picture';
import { fill } from '../../../shared/templates';
import { useSwipe } from '../../hooks/useSwipe';
import { useSiteData } from '../../siteData';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { preloadPicture } from '../Picture/preloadPicture';
import { focusPhotoLink } from './PhotoLink';

interface LightboxProps {
  words: Content['ui']['galleries'];
  pictures: readonly CaptionedPicture[];
  /** Index of the current picture; undefined while the lightbox is closed. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** Called after the lightbox closes for any reason. */
  onClose: () => void;
}

/** Returns the `sizes` of a picture: the full window width, unless the height between the bars is the limit. */
const sizesOf = ({ width, height }: PictureData) =>
  `min(100vw, calc((100vh - 10rem) * ${(width / height).toFixed(2)}))`;

/**
 * A full-screen picture with a description, a position such as '2 of 9', and previous and next buttons. Arrow keys and
 * swipes also change the picture. When the lightbox closes, focus moves to the link of the last picture viewed.
 */
export function Lightbox({ words, pictures, selected, onSelect, onClose }: LightboxProps) {
  const { hotel, ui } = useSiteData();
  const caption = useId();
  const stage = useId();
  const { length } = pictures;
  const picture = selected === undefined ? undefined : pictures[selected];

  useEffect(() => {
    if (selected === undefined) return;
    for (const neighbor of [pictures[(selected + 1) % length], pictures.at(selected - 1)]) {
      if (neighbor) preloadPicture(neighbor, sizesOf(neighbor));
    }
  }, [selected, pictures, length]);

  const step = (by: 1 | -1) => selected !== undefined && onSelect((selected + by + length) % length);
  const next = () => step(1);
  const previous = () => step(-1);
  const swipe = useSwipe((direction) => (direction === 'left' ? next() : previous()));

  function handleKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // With a modifier key, arrow keys are browser shortcuts, such as Alt+Left for back.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') next();
    if (key === 'ArrowLeft') previous();
  }

  function handleClose() {
    if (picture) focusPhotoLink(picture);
    onClose();
  }

  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={handleClose}
      variant="full"
      className="lightbox on-ink"
      aria-labelledby={caption}
      backdropId={stage}
      onKeyDown={handleKey}
    >
      {(close) =>
        picture && (
          <figure className="lightbox__figure">
            <IconButton
              className="lightbox__close"
              variant="plain"
              icon="close"
              label={ui.controls.close}
              onClick={close}
            />
            <div className="lightbox__stage" id={stage} {...swipe}>
              <Picture key={picture.name} picture={picture} sizes={sizesOf(picture)} />
            </div>
            <figcaption className="fine measure lightbox__caption" id={caption}>
              <p role="status">
                <span className="semibold lightbox__position figure">
                  {fill(words.position, {
                    number: pictures.indexOf(picture) + 1,
                    count: length,
                  })}
                </span>{' '}
                {picture.caption && (
                  <>
                    <strong>{picture.caption}.</strong>{' '}
                  </>
                )}
                {hotel.picturesAreRenderings ? fill(words.rendering, { picture: picture.alt }) : picture.alt}
              </p>
            </figcaption>
            {length > 1 && (
              <div className="row lightbox__controls">
                <IconButton variant="square" icon="left" label={words.previous} onClick={previous} />
                <IconButton variant="square" icon="right" label={words.next} onClick={next} />
              </div>
            )}
          </figure>
        )
      }
    </Dialog>
  );
}
