import type { MouseEvent, ReactNode } from 'react';
import { type Picture, pictureUrl } from '../../../shared/picture';
import { isPlainClick } from '../../navigation/Link';

interface PhotoLinkProps {
  picture: Picture;
  /** Opens the lightbox at this picture. */
  onOpen: () => void;
  children: ReactNode;
}

const urlOf = (picture: Picture) => pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp');

/** Moves focus to a picture's link. */
export const focusPhotoLink = (picture: Picture) =>
  document.querySelector<HTMLElement>(`a[href="${urlOf(picture)}"]`)?.focus();

/** A link to the largest rendition of a picture. With JavaScript, a click opens the lightbox instead. */
export function PhotoLink({ picture, onOpen, children }: PhotoLinkProps) {
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={urlOf(picture)} aria-haspopup="dialog" draggable={false} onClick={open}>
      {children}
    </a>
  );
}
