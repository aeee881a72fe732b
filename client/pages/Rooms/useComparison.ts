import { useState } from 'react';

/** The maximum number of rooms to compare. */
export const compareLimit = 3;

/**
 * The rooms selected for the comparison. At the limit, another selection is ignored until a room is removed; a second
 * selection of a room deselects it.
 */
export function useComparison() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** The room whose selection was ignored, until one is accepted. */
  const [refused, setRefused] = useState<string>();

  function toggle(slug: string) {
    const isPicked = picked.includes(slug);
    if (!isPicked && picked.length === compareLimit) {
      setRefused(slug);
      return;
    }
    setRefused(undefined);
    setPicked(isPicked ? picked.filter((other) => other !== slug) : [...picked, slug]);
  }

  return { picked, refused, toggle };
}
