import { type RefObject, useEffect, useState } from 'react';

/** So far from the screen, in px, something is near enough to be fetched. */
const nearby = '600px';

/** Whoever has not answered by then, in ms, counts as not there. */
const longestWait = 8000;

/**
 * Whether another site answers, asked once its place on the page comes near the screen. A frame of another origin tells
 * nothing of its failure: it reports 'load' even for the browser's own page of an error. A request without CORS does
 * fail where there is no answer; what the answer is stays hidden, so a page of the host's own error counts as one.
 */
export function useReachable(place: RefObject<Element | null>, url: string): boolean {
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([report]) => {
        if (!report?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => stop.abort(), longestWait);
        const { signal } = stop;
        fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
          () => setReachable(true),
          () => {}, // What stands in its place stays.
        );
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      stop.abort();
    };
  }, [place, url]);
  return isReachable;
}
