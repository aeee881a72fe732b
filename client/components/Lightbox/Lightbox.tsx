import { useId } from 'react';
import type { Content } from '../../../shared/content/compile';
import type { CaptionedPicture, Picture as PictureData } from '../../../shared/picture';
import { fill } from '../../../shared/words';
import { useSiteData } from '../../siteData';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { focusPhotoLink } from './PhotoLink';
import { useLightbox } from './useLightbox';

interface LightboxProps {
  words: Content['ui']['galleries'];
  /** Accessible name of the dialog. */
  label: string;
  pictures: readonly CaptionedPicture[];
  /** Index of the shown picture; undefined while closed. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** Called after any kind of closing. */
  onClose: () => void;
}

/** Full width, or the width that results from the height without bars and caption. */
const sizesOf = ({ width, height }: PictureData) =>
  `min(100vw, calc((100vh - 10rem) * ${(width / height).toFixed(2)}))`;

/**
 * A picture at full screen with description, position, previous and next. On close, the focus moves to the link of the
 * picture that was shown last.
 */
export function Lightbox({ words, label, pictures, selected, onSelect, onClose }: LightboxProps) {
  const { ui } = useSiteData();
  const caption = useId();
  const stage = useId();
  const { next, previous, swipe, onKeyDown } = useLightbox({ pictures, selected, onSelect, sizesOf });
  const picture = selected === undefined ? undefined : pictures[selected];

  function followClose() {
    if (picture) focusPhotoLink(picture);
    onClose();
  }

  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={followClose}
      look="full"
      className="lightbox on-ink"
      aria-label={label}
      aria-describedby={caption}
      backdropId={stage}
      onKeyDown={onKeyDown}
    >
      {(close) =>
        picture && (
          <figure className="lightbox__figure">
            <IconButton
              className="lightbox__close"
              look="plain"
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
                    count: pictures.length,
                  })}
                </span>{' '}
                {picture.caption && (
                  <>
                    <strong>{picture.caption}.</strong>{' '}
                  </>
                )}
                {picture.alt}
              </p>
            </figcaption>
            {pictures.length > 1 && (
              <div className="row lightbox__controls">
                <IconButton look="square" icon="left" label={words.previous} onClick={previous} />
                <IconButton look="square" icon="right" label={words.next} onClick={next} />
              </div>
            )}
          </figure>
        )
      }
    </Dialog>
  );
}
