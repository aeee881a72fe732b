import { useSyncExternalStore } from 'react';

/**
 * Nothing may render between `pagehide` and `pageshow`: a page that Firefox restores from its back-forward cache has
 * lost the pending message of React's scheduler, which then never resumes, and navigation no longer works.
 */
let isLeft = false;

function onChange(callback: () => void) {
  const tell = () => {
    if (!isLeft) callback();
  };
  const leave = () => {
    isLeft = true;
  };
  const comeBack = () => {
    isLeft = false;
    callback();
  };
  document.addEventListener('visibilitychange', tell);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}

/** Whether the tab is in the background. False on the server. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );
