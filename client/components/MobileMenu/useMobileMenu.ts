import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollLock } from '../../hooks/useScrollLock';

/** From this width on the navigation stands in the header and the menu closes. */
const desktop = '(min-width: 768px)';

/** Firefox before 125 and Safari before 17 have none: there the hook opens the menu, by a class. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Inert while the menu is open. */
const behind = 'main, footer, .skip-link, .header__nav, .header__book, .menu-toggle';

/**
 * Calls back on any route change, but not at the start: a guest may have opened the menu before this script came.
 * Apart from the menu, whose links would all be rendered again each time.
 */
export function useRouteChanged(callback: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    callback();
  }, [key, callback]);
}

/**
 * Follows the menu's popover: locks the page behind it, and closes it where the window gets that wide.
 * docs/behavior.md#mobile-menu
 */
export function useMobileMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (hasPopovers()) panel.current?.hidePopover();
    else setOpen(false);
  }, []);
  const toggle = () => hasPopovers() || setOpen(!isOpen);
  useScrollLock(isOpen);

  useEffect(() => {
    const element = panel.current;
    if (!element || !hasPopovers()) return;
    const follow = () => setOpen(element.matches(':popover-open'));
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    const query = matchMedia(desktop);
    const follow = () => query.matches && close();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;
    const rest = document.querySelectorAll<HTMLElement>(behind);
    const menu = panel.current;
    const setInert = (isInert: boolean) => {
      for (const element of rest) element.inert = isInert;
    };
    const release = () => setInert(false);
    setInert(true);
    menu?.querySelector<HTMLElement>('button')?.focus();
    // Before it closes, for the browser then hands the focus back to the menu's button.
    menu?.addEventListener('beforetoggle', release);
    return () => {
      menu?.removeEventListener('beforetoggle', release);
      release();
    };
  }, [isOpen]);

  return { panel, isOpen, close, toggle };
}
