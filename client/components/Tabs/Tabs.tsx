import type { ReactNode } from 'react';
import { useTabs } from './useTabs';

/** One tab with its panel. */
export interface Tab {
  /** Anchor of the panel. */
  id: string;
  label: string;
  content: ReactNode;
  /** Anchors inside the panel; a URL with one of them opens this tab. */
  anchors: readonly string[];
}

/**
 * Tabs with automatic activation. The server's HTML is a list of links and all panels, for guests without JavaScript,
 * crawlers and printers. WAI-ARIA APG, Tabs
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { isReady, selected, list, select, moveFocus } = useTabs(tabs);
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
                id={`${id}-tab`}
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
          aria-labelledby={`${id}-tab`}
          {...(isReady && { role: 'tabpanel', tabIndex: 0, hidden: id !== selected })}
        >
          <h2 className="below-block tabs__heading">{label}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
