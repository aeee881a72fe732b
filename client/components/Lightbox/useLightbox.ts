import { type KeyboardEvent, useEffect } from 'react';
import type { Picture } from '../../../shared/picture';
import { useSwipe } from '../../hooks/useSwipe';
import { preloadPicture } from '../Picture/preloadPicture';

interface LightboxOptions {
  pictures: readonly Picture[];
  /** Index of the shown picture; undefined while closed. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** The `sizes` attribute of a picture, to preload its neighbors. */
  sizesOf: (picture: Picture) => string;
}

/** Navigates the pictures by buttons, arrow keys and swipes; wraps at the ends. */
export function useLightbox({ pictures, selected, onSelect, sizesOf }: LightboxOptions) {
  const { length } = pictures;

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
    // Alt and an arrow key are the browser's back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  }

  return { next, previous, swipe, onKeyDown };
}
