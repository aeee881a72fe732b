import { useEffect, useState } from 'react';
import type { Found } from '../../content/find';
import { callApi } from '../api';
import { fieldHash } from './hash';

/** How long after the last keystroke the search starts, in ms. */
const searchDelay = 200;

/** A search in everything that can be changed; each result opens its field. */
export function Find() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[]>();
  useEffect(() => {
    if (query.trim() === '') return setFound(undefined);
    let isStale = false;
    const timer = setTimeout(async () => {
      const { data = [] } = await callApi<Found[]>('GET', `/desk/find?${new URLSearchParams({ q: query })}`);
      if (!isStale) setFound(data);
    }, searchDelay);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return (
    <search className="find">
      <input
        type="search"
        aria-label="Find a text, name or number"
        placeholder="Find"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="note" role="status">
        {found && (found.length === 0 ? 'Nothing found.' : `${found.length} found:`)}
      </p>
      {found && found.length > 0 && (
        <ul>
          {found.map(({ file, path, where, words }) => (
            <li key={[file, ...path, words].join('.')}>
              <a href={`#${fieldHash(file, path)}`}>
                {words}
                <span className="quiet"> {where}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
