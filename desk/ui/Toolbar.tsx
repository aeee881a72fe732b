import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** The index of the item that each key moves to, among `count` items. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ToolbarProps {
  label: string;
  /** The id of the element that the toolbar changes. */
  controls: string;
  /** Buttons, and lists that a `summary` opens. */
  children: ReactNode;
}

/** A row of buttons that is one stop for Tab. Arrow keys, Home and End move between the buttons. */
export function Toolbar({ label, controls, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const itemsIn = () => [
    ...(toolbar.current?.querySelectorAll<HTMLElement>(':scope > button, :scope > details > summary') ?? []),
  ];
  /** Makes an item the only one that Tab reaches. */
  function select(item: HTMLElement | undefined) {
    for (const each of itemsIn()) each.tabIndex = each === item ? 0 : -1;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useEffect(() => select(itemsIn()[0]), []);
  function move(event: KeyboardEvent<HTMLElement>) {
    const items = itemsIn();
    const { target } = event;
    const index = items.indexOf(target as HTMLElement);
    const next = moves[event.key]?.(index, items.length);
    if (index !== -1 && next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    }
    const list = (target as HTMLElement).closest<HTMLDetailsElement>('details[open]');
    if (event.key === 'Escape' && list) {
      list.open = false;
      list.querySelector('summary')?.focus();
    }
  }
  return (
    <div
      className="toolbar"
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      onFocus={({ target }) => itemsIn().includes(target) && select(target)}
      onBlur={({ target, relatedTarget }) => {
        const list = target.closest<HTMLDetailsElement>('details[open]');
        if (list && relatedTarget && !list.contains(relatedTarget)) list.open = false;
      }}
    >
      {children}
    </div>
  );
}
