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
  /** Index of the shown picture; undefined while closed. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** Called after it closes in any way. */
  onClose: () => void;
}

/** Full width, unless the height left over by the bars and caption limits it. */
const sizesOf = ({ width, height }: PictureData) =>
  `min(100vw, calc((100vh - 10rem) * ${(width / height).toFixed(2)}))`;

/**
 * A full-screen picture with a description, its position, and previous and next buttons; arrow keys and swipes work
 * too. On close, focus moves to the link of the picture shown last.
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
    // Alt with an arrow key is the browser's back or forward.
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
