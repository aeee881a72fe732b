import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '../../hooks/useNear';

/** Whoever has not answered by then, in ms, counts as not there. */
const longestWait = 8000;

/**
 * Whether another site answers, asked once its place on the page comes near the screen. A frame of another origin tells
 * nothing of its failure: it reports 'load' even for the browser's own page of an error. A request without CORS does
 * fail where there is no answer; what the answer is stays hidden, so a page of the host's own error counts as one.
 * docs/behavior.md#embedded-map
 */
export function useReachable(place: RefObject<Element | null>, url: string): boolean {
  const isNear = useNear(place);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), longestWait);
    fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    }).then(
      () => setReachable(true),
      () => {}, // What stands in its place stays.
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isNear, url]);
  return isReachable;
}
