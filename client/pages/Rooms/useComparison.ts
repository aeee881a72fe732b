import { useState } from 'react';

/** The maximal number of compared rooms. */
export const compareLimit = 3;

/**
 * The rooms picked for the comparison. A further pick is ignored until one is removed; picking a selected one
 * deselects it.
 */
export function useComparison() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** The pick that was ignored, until the next one that is not. */
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
