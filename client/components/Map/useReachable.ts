import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '../../hooks/useNear';

/** Timeout, in ms. */
const longestWait = 8000;

/**
 * Whether another site responds; requested when `place` comes near the viewport. A cross-origin frame fires 'load' even
 * for the browser's error page, but a no-cors request rejects if there is no response. Its status is opaque, so an error
 * page of the host counts as reachable.
 */
export function useReachable(place: RefObject<Element | null>, url: string): boolean {
  const isNear = useNear(place);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(longestWait),
    }).then(
      () => setReachable(true),
      () => {}, // Keeps the fallback.
    );
  }, [isNear, url]);
  return isReachable;
}
