import { useSyncExternalStore } from 'react';

/**
 * A page that is left is hidden too, after `pagehide`, and nothing is to be rendered then: Firefox keeps the page for Back as it is,
 * but loses the message by which React goes on with its work, and no link would lead anywhere any more.
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

/** True while the tab is in the background, where nothing needs to move. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );
