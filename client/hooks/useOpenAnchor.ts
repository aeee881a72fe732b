import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { targetOf } from '../navigation/anchors';

/** Opens the details element that contains the URL fragment's target, and scrolls to that details element. */
export function useOpenAnchor() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopens the item on each visit to the same anchor
  useEffect(() => {
    const details = targetOf(hash)?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash, key]);
}
