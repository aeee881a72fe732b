import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollLock } from '../../hooks/useScrollLock';

/** Matches the elements that are inert while the menu is open. */
const backgroundSelector = 'main, footer, .skip-link, .header__nav, .header__book, .menu-toggle';

/**
 * Calls back on each navigation, but not on mount, because a guest may have opened the menu before hydration. Use
 * outside the menu, so that a navigation does not re-render the menu's links.
 */
export function useRouteChanged(callback: () => void): void {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    callback();
  }, [key, callback]);
}

/** Makes the menu modal: locks the page behind an open menu. Closes the menu when the menu button disappears. */
export function useMobileMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  useScrollLock(isOpen);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const update = () => setOpen(element.matches(':popover-open'));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, []);

  useEffect(() => {
    const button = panel.current?.previousElementSibling;
    if (!button) return;
    // Header.css hides the menu button once the header has space for the navigation links.
    const observer = new ResizeObserver(([entry]) => entry?.contentRect.width || close());
    observer.observe(button);
    return () => observer.disconnect();
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;
    const background = document.querySelectorAll<HTMLElement>(backgroundSelector);
    const menu = panel.current;
    const setInert = (isInert: boolean) => {
      for (const element of background) element.inert = isInert;
    };
    const release = () => setInert(false);
    setInert(true);
    menu?.querySelector<HTMLElement>('button')?.focus();
    // Released before the menu closes, because an inert menu button could not receive the restored focus.
    menu?.addEventListener('beforetoggle', release);
    return () => {
      menu?.removeEventListener('beforetoggle', release);
      release();
    };
  }, [isOpen]);

  return { panel, close };
}
