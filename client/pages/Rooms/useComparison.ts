import { useState } from 'react';

/** The maximum number of rooms to compare. */
export const compareLimit = 3;

/**
 * Tracks the rooms selected for the comparison. At the limit, further selections are ignored. Selecting a room again
 * deselects the room.
 */
export function useComparison() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** The room whose selection was ignored; undefined again after the next accepted change. */
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
