import { useState } from 'react';

/** The maximum number of rooms to compare. */
export const compareLimit = 3;

/**
 * The rooms picked for the comparison. At the limit, another pick is ignored until one is removed; picking a selected
 * room deselects it.
 */
export function useComparison() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** The ignored pick, until the next accepted one. */
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
