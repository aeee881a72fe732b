import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Finds, Found } from '../../content/find';
import { callApi } from '../api';
import { useDesk } from './DeskContext';
import { fieldHash } from './hash';

/** How long after the last keystroke the search starts, in ms. */
const searchDelay = 200;

/** How the key for the search is written here. */
const keyName = /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

function statusOf({ found, count, isPartial }: Finds): string {
  if (count === 0) return 'Nothing found.';
  const number = found.length < count ? `The first ${found.length} of ${count}` : String(count);
  return isPartial ? `Nothing has all of these words. ${number} with most of them:` : `${number} found:`;
}

const hashOfFound = ({ file, path, line }: Found) => fieldHash(file, path, line);

/** A search in everything that can be changed. What is chosen opens its field; the results stay for the next one. */
export function Find() {
  const { isFinding } = useDesk();
  const id = useId();
  const [query, setQuery] = useState('');
  const [finds, setFinds] = useState<Finds>();
  const [isOpen, setOpen] = useState(false);
  /** The option that the arrow keys have reached; -1 for none. */
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // A new object each time that the key is pressed.
  useEffect(() => {
    if (!isFinding) return;
    input.current?.focus();
    input.current?.select();
  }, [isFinding]);
  useEffect(() => {
    setActive(-1);
    if (query.trim() === '') return setFinds(undefined);
    let isStale = false;
    const timer = setTimeout(async () => {
      const { data } = await callApi<Finds>('GET', `/desk/find?${new URLSearchParams({ q: query })}`);
      if (isStale) return;
      setFinds(data);
      setOpen(true);
    }, searchDelay);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const found = finds?.found ?? [];
  const isShown = isOpen && finds !== undefined;
  function choose(chosen: Found | undefined) {
    if (!chosen) return;
    setOpen(false);
    // A link opens it again if it is open already.
    const link = Object.assign(document.createElement('a'), { href: `#${hashOfFound(chosen)}` });
    document.body.append(link);
    link.click();
    link.remove();
  }
  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      // From the last to the field itself, then to the first.
      setActive(isShown ? ((active + 1 + step + found.length + 1) % (found.length + 1)) - 1 : 0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[Math.max(active, 0)]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }
  return (
    <search
      className="find"
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Find a text, name, or number"
        aria-autocomplete="list"
        aria-expanded={isShown && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={`Find (${keyName})`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <div className="find__results" hidden={!isShown}>
        <p className="note" role="status">
          {isShown && statusOf(finds)}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found">
          {found.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={hashOfFound(each) + each.where}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the focus in the field until the click is over.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              {each.words[0]}
              <mark>{each.words[1]}</mark>
              {each.words[2]}
              <span className="find__where">{each.where}</span>
            </div>
          ))}
        </div>
      </div>
    </search>
  );
}
