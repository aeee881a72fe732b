import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchResult, SearchResults } from '../../content/search';
import { callApi } from '../api';
import { useDesk } from './DeskContext';
import { fieldHash } from './urlHash';

/** The delay between the last keystroke and the search, in ms. */
const searchDelay = 200;

/** The search shortcut, as written on this platform. */
const shortcut = /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

function statusOf({ results, count, isPartial }: SearchResults): string {
  if (count === 0) return 'Nothing found.';
  const number = results.length < count ? `The first ${results.length} of ${count}` : String(count);
  return isPartial ? `Nothing has all of these words. ${number} with most of them:` : `${number} found:`;
}

const hashOfResult = ({ file, path, line }: SearchResult) => fieldHash(file, path, line);

/** Searches everything that the owner can change. Choosing a result opens its field; the list of results stays open. */
export function Search() {
  const { searchRequest } = useDesk();
  const id = useId();
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<SearchResults>();
  const [isOpen, setOpen] = useState(false);
  /** The index of the result that the arrow keys have reached; -1 for none. */
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // `searchRequest` is a new object each time the owner opens search.
  useEffect(() => {
    if (!searchRequest) return;
    input.current?.focus();
    input.current?.select();
  }, [searchRequest]);
  useEffect(() => {
    setActive(-1);
    if (query.trim() === '') return setAnswer(undefined);
    let isStale = false;
    const timer = setTimeout(async () => {
      const { data } = await callApi<SearchResults>(
        'GET',
        `/desk/search?${new URLSearchParams({ q: query })}`,
      );
      if (isStale) return;
      setAnswer(data);
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

  const results = answer?.results ?? [];
  const isShown = isOpen && answer !== undefined;
  function choose(chosen: SearchResult | undefined) {
    if (!chosen) return;
    setOpen(false);
    // Clicking a link opens a field again even if the field is already open.
    const link = Object.assign(document.createElement('a'), { href: `#${hashOfResult(chosen)}` });
    document.body.append(link);
    link.click();
    link.remove();
  }
  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Arrow keys move from the last result to the search field, and from there to the first result.
      setActive(isShown ? ((active + 1 + step + results.length + 1) % (results.length + 1)) - 1 : 0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(results[Math.max(active, 0)]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }
  return (
    <search
      className="search"
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
        aria-expanded={isShown && results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={`Find (${shortcut})`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <div className="search__results" hidden={!isShown}>
        <p className="note" role="status">
          {isShown && statusOf(answer)}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results">
          {results.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles keys
            <div
              key={hashOfResult(each) + each.where}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps focus in the search field during the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              {each.words[0]}
              <mark>{each.words[1]}</mark>
              {each.words[2]}
              <span className="search__where">{each.where}</span>
            </div>
          ))}
        </div>
      </div>
    </search>
  );
}
