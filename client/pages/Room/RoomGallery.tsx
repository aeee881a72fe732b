import { useState } from 'react';
import type { Content } from '../../../shared/content/content';
import type { CaptionedPicture } from '../../../shared/picture';
import { fill } from '../../../shared/templates';
import { IconButton } from '../../components/IconButton/IconButton';
import { Lightbox } from '../../components/Lightbox/Lightbox';
import { PhotoLink } from '../../components/Lightbox/PhotoLink';
import { Picture } from '../../components/Picture/Picture';
import { preloadPicture } from '../../components/Picture/preloadPicture';
import { RenderingsNote } from '../../components/RenderingsNote/RenderingsNote';
import { Section } from '../../components/Section/Section';
import { useSwipe } from '../../hooks/useSwipe';

/** On phones, the frame is portrait, so the cropped picture is wider than the screen. */
const largeSizes = '(min-width: 1440px) 1136px, (min-width: 768px) 80vw, 187vw';

interface RoomGalleryProps {
  words: Content['ui']['galleries'];
  /** The gallery's accessible name. */
  label: string;
  pictures: readonly CaptionedPicture[];
}

/**
 * The room's pictures with captions: one large picture, previous and next buttons that wrap around, and thumbnails. A
 * click on the large picture opens the lightbox. The gallery does not rotate automatically. WAI-ARIA APG, Carousel
 */
export function RoomGallery({ words, label, pictures }: RoomGalleryProps) {
  const [index, setIndex] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const count = pictures.length;

  function select(to: number) {
    setIndex(to);
    const following = pictures[(to + 1) % count];
    if (following) preloadPicture(following, largeSizes);
  }
  const next = () => select((index + 1) % count);
  const previous = () => select((index - 1 + count) % count);
  const swipe = useSwipe((direction) => (direction === 'left' ? next() : previous()));

  return (
    <Section untitled>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="room-gallery" role="group" aria-roledescription="carousel" aria-label={label}>
        <div className="room-gallery__large">
          <div className="room-gallery__slides" aria-live="polite" {...swipe}>
            {pictures.map((picture, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
              <div
                key={picture.name}
                className={`room-gallery__slide ${at === index ? 'room-gallery__slide--current' : ''}`}
                role="group"
                aria-roledescription="slide"
                aria-label={fill(words.position, { number: at + 1, count })}
              >
                <PhotoLink picture={picture} onOpen={() => setEnlarged(true)}>
                  <Picture picture={picture} sizes={largeSizes} />
                </PhotoLink>
                {picture.caption && <p className="semibold room-gallery__caption">{picture.caption}</p>}
              </div>
            ))}
          </div>
          {count > 1 && (
            <>
              <div className="room-gallery__dots no-print script-only" aria-hidden="true">
                {pictures.map(({ name }, at) => (
                  <span
                    key={name}
                    className={`room-gallery__dot ${at === index ? 'room-gallery__dot--current' : ''}`}
                  />
                ))}
              </div>
              <div className="room-gallery__steps no-print script-only">
                <IconButton variant="square" icon="left" label={words.previous} onClick={previous} />
                <IconButton variant="square" icon="right" label={words.next} onClick={next} />
              </div>
            </>
          )}
        </div>
        {count > 1 && (
          <ul className="room-gallery__thumbnails no-print script-only">
            {pictures.map((picture, at) => (
              <li key={picture.name}>
                <button
                  type="button"
                  className="room-gallery__thumbnail"
                  aria-label={fill(words.picture, { number: at + 1, name: picture.alt })}
                  aria-current={at === index}
                  onClick={() => select(at)}
                >
                  <Picture picture={picture} sizes="(min-width: 768px) 150px, 96px" decorative />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <RenderingsNote />
      <Lightbox
        words={words}
        pictures={pictures}
        selected={isEnlarged ? index : undefined}
        onSelect={setIndex}
        onClose={() => setEnlarged(false)}
      />
    </Section>
  );
}
