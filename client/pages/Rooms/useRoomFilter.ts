import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** Duration of the grid's fade-out before another filter is applied, and of the fade-in after it, in ms. */
const fadeDuration = 300;

/**
 * The room filter, kept in the URL so that a list can be shared and the server can render it. `shown` is the filter
 * that the grid shows; `chosen` is ahead of it while the grid fades out (not with reduced motion).
 */
export function useRoomFilter(filters: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('filter');
  const chosen = filters.find((filter) => filter === given) ?? 'all';
  const [shown, setShown] = useState(chosen);

  useEffect(() => {
    if (chosen === shown) return;
    const timer = setTimeout(() => setShown(chosen), prefersReducedMotion() ? 0 : fadeDuration);
    return () => clearTimeout(timer);
  }, [chosen, shown]);

  function choose(filter: string) {
    const changed = new URLSearchParams(parameters);
    if (filter === 'all') changed.delete('filter');
    else changed.set('filter', filter);
    setParameters(changed, { replace: true });
  }

  return { chosen, shown, choose };
}
