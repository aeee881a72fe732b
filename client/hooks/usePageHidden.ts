import { useSyncExternalStore } from 'react';

/**
 * True between `pagehide` and `pageshow`, when no render may be scheduled. When Firefox restores a page from its
 * back-forward cache, the pending message of React's scheduler is lost. Rendering and navigation would never resume.
 */
let isLeaving = false;

function subscribe(callback: () => void) {
  const onVisibilityChange = () => {
    if (!isLeaving) callback();
  };
  const onPageHide = () => {
    isLeaving = true;
  };
  const onPageShow = () => {
    isLeaving = false;
    callback();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Returns whether the tab is in the background. Returns false on the server. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
