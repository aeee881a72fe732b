import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { DeskData } from '../../content/deskData';
import type { SitePage } from '../../preview/sitePages';
import type { Place } from '../preview/marksOf';
import { fetchPages } from './fetchPages';
import { hitsOf, searchable, shortened } from './hitsOf';
import { whereShown } from './where';

/** So many hits are listed; more words find fewer. */
const mostHits = 30;

interface SearchProps {
  data: DeskData;
  /** @param address the page that shows it, or else that of its form */
  onOpen(place: Place, address: string): void;
  /** What stands there while nothing is searched for. */
  children: ReactNode;
}

/** One search over all texts, names of fields and descriptions of pictures, each with the page that shows it. */
export function Search({ data, onOpen, children }: SearchProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [pages, setPages] = useState<readonly SitePage[]>([]);
  // Typing does not wait for what it finds.
  const sought = useDeferredValue(wanted);
  const all = useMemo(() => searchable(data), [data]);
  const hits = useMemo(() => hitsOf(all, sought), [all, sought]);
  const listed = useMemo(
    () =>
      hits
        .slice(0, mostHits)
        .map((hit) => ({ ...hit, address: whereShown(pages, [hit.shown], hit.own)?.address })),
    [hits, pages],
  );
  return (
    <div className="side">
      <search className="search">
        <label className="visually-hidden" htmlFor={id}>
          Search texts, fields and pictures
        </label>
        <input
          id={id}
          type="search"
          placeholder="Search everything"
          value={wanted}
          onFocus={async () => setPages(await fetchPages())}
          onChange={({ target }) => setWanted(target.value)}
        />
        {wanted.trim() !== '' && (
          <>
            <p className="note" role="status">
              {hits.length === 0
                ? 'Nothing says that.'
                : hits.length > mostHits
                  ? `The first ${mostHits} of ${hits.length}: type more to find fewer.`
                  : `Found ${hits.length}.`}
            </p>
            <ul className="search__hits">
              {listed.map(({ place, label, text, address, own }) => (
                <li key={`${label} ${place.path.join('.')} ${text}`}>
                  <button type="button" onClick={() => onOpen(place, address ?? own)}>
                    <strong>{label}</strong>
                    {text && <span>{shortened(text, sought)}</span>}
                    {address && <span className="search__page">{address}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </search>
      {wanted.trim() === '' && children}
    </div>
  );
}
