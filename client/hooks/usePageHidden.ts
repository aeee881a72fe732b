import { useSyncExternalStore } from 'react';

/**
 * Nothing may render between `pagehide` and `pageshow`. When Firefox restores a page from its back-forward cache, the
 * pending message of React's scheduler is lost, so rendering never resumes and navigation stops working.
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

/** Whether the tab is in the background. False on the server. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
