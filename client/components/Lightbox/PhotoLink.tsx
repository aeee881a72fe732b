import type { MouseEvent, ReactNode, Ref } from 'react';
import { type Picture, pictureUrl } from '../../../shared/picture';

interface PhotoLinkProps {
  picture: Picture;
  /** Opens the lightbox at this picture. */
  onOpen: () => void;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to the full picture; with JavaScript, a click opens the lightbox. */
export function PhotoLink({ picture, onOpen, children, className, ref }: PhotoLinkProps) {
  function open(event: MouseEvent) {
    // Clicks for a new tab or window stay native.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      className={className}
      href={pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')}
      aria-haspopup="dialog"
      draggable={false}
      onClick={open}
      ref={ref}
    >
      {children}
    </a>
  );
}
