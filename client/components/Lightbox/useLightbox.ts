import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Picture } from '../../../shared/picture';
import { useScrollLock } from '../../hooks/useScrollLock';
import { useSwipe } from '../../hooks/useSwipe';
import { preloadPicture } from '../Picture/preloadPicture';

interface LightboxOptions {
  pictures: readonly Picture[];
  /** Index of the picture that is shown; none while closed. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** The `sizes` with which a picture is shown, for fetching its neighbors. */
  sizesOf: (picture: Picture) => string;
}

/**
 * Opens and closes a native dialog with the selection and steps through the pictures, past the last to the first:
 * by buttons, arrow keys and swipes. The page behind does not scroll. SPEC 4, Gallery lightbox.
 */
export function useLightbox({ pictures, selected, onSelect, sizesOf }: LightboxOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = selected !== undefined;
  const { length } = pictures;
  useScrollLock(isOpen);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    if (selected === undefined) return;
    for (const neighbor of [pictures[(selected + 1) % length], pictures.at(selected - 1)]) {
      if (neighbor) preloadPicture(neighbor, sizesOf(neighbor));
    }
  }, [selected, pictures, length, sizesOf]);

  const step = (by: 1 | -1) => {
    if (selected !== undefined) onSelect((selected + by + length) % length);
  };
  const next = () => step(1);
  const previous = () => step(-1);
  const swipe = useSwipe((direction) => (direction === 'left' ? next() : previous()));

  function onKeyDown(event: KeyboardEvent) {
    // With Alt the arrows are the browser's own back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  }

  return { dialog, next, previous, swipe, onKeyDown, close: () => dialog.current?.close() };
}
