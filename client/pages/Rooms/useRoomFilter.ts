import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** Duration of the grid's fade-out before a filter change, and of the fade-in after the change, in ms. */
const fadeDuration = 300;

/**
 * The room filter, stored in the URL so that guests can share a filtered list and the server can render the list.
 * `chosen` is the filter in the URL. `shown` is the grid's filter, which changes only after the grid has faded out, or
 * immediately with reduced motion.
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
