import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { getOwn } from '../../../shared/getOwn';
import { useHydrated } from '../../hooks/useHydrated';

/** One tab with its panel. */
export interface Tab {
  /** Anchor of the panel. */
  id: string;
  label: string;
  content: ReactNode;
  /** Anchors inside the panel. A URL with any of these anchors opens this tab. */
  anchors: readonly string[];
}

/** Maps a keyboard key to a function that returns the index of the next tab. */
const nextIndexByKey: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs with automatic activation. The server's HTML is a list of links and all panels, for crawlers, printers and
 * guests without JavaScript. The URL's fragment opens the tab whose panel is or contains the target. Choosing a tab
 * replaces the history entry, so that guests can share or reload the URL. WAI-ARIA APG, Tabs
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const isReady = useHydrated();
  const { hash, key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const anchor = hash.slice(1);
  const linkedTab = tabs.find(({ id, anchors }) => id === anchor || anchors.includes(anchor))?.id;
  const [selected, setSelected] = useState(linkedTab ?? tabs[0]?.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reopens the tab on each visit to the same anchor
  useLayoutEffect(() => {
    // An anchor outside the tabs, such as the skip link's target, does not change the tab.
    if (!isReady || !linkedTab) return;
    setSelected(linkedTab);
    // The page can scroll to an element inside a panel only after the panel is visible.
    if (anchor !== linkedTab) requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
  }, [isReady, linkedTab, anchor, key]);

  function open(id: string) {
    setSelected(id);
    // Bypasses the router, which would move focus from the tab to the tab's panel.
    history.replaceState(history.state, '', `#${id}`);
  }

  function select(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    open(event.currentTarget.hash.slice(1));
  }

  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = getOwn(nextIndexByKey, event.key)?.(index, tabs.length);
    const tab = next !== undefined && tabs[next];
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus();
    open(tab.id);
  }

  return (
    <div className={isReady ? 'tabs tabs--ready' : 'tabs'}>
      <ul
        className="tabs__list no-print"
        ref={list}
        {...(isReady && { role: 'tablist', 'aria-label': label, onKeyDown: moveFocus })}
      >
        {tabs.map(({ id, label }) => {
          const isSelected = id === selected;
          return (
            <li key={id} role={isReady ? 'presentation' : undefined}>
              <a
                className="semibold tabs__tab ring-inside plain"
                href={`#${id}`}
                id={`site-tab-${id}`}
                {...(isReady && {
                  role: 'tab',
                  'aria-selected': isSelected,
                  'aria-controls': id,
                  tabIndex: isSelected ? 0 : -1,
                  onClick: select,
                })}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
      {tabs.map(({ id, label, content }) => (
        <section
          className="tabs__panel"
          key={id}
          id={id}
          aria-labelledby={`site-tab-${id}`}
          {...(isReady && { role: 'tabpanel', tabIndex: 0, hidden: id !== selected })}
        >
          <h2 className="below-block tabs__heading">{label}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
