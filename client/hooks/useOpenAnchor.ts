import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the details that the address names by its anchor and brings it into view. docs/behavior.md#accordion */
export function useOpenAnchor() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor opens its item again at each visit
  useEffect(() => {
    const details = hash && document.getElementById(hash.slice(1))?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash, key]);
}
