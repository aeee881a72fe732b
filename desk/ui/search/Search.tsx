import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { SitePage } from '../../preview/sitePages';
import { Choices } from '../Finder';
import { useDesk } from '../frame/DeskContext';
import { hitsOf, searchable, shortened } from './hitsOf';
import { fetchPages, whereShown } from './where';

/** So many hits are listed; more words find fewer. */
const mostHits = 30;

/**
 * One search over all texts, names of fields and descriptions of pictures, each with the page that shows it.
 * @param children what stands there while nothing is searched for
 */
export function Search({ children }: { children: ReactNode }) {
  const { data, openPlace } = useDesk();
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
        <input
          type="search"
          aria-label="Search texts, fields and pictures"
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
            <Choices
              choices={listed.map(({ label, text, address }, index) => ({
                value: String(index),
                children: (
                  <>
                    <strong>{label}</strong>
                    {text && <span>{shortened(text, sought)}</span>}
                    {address && <span className="quiet">{address}</span>}
                  </>
                ),
              }))}
              onChoose={(index) => {
                const hit = listed[Number(index)];
                if (hit) openPlace(hit.place, hit.address ?? hit.own);
              }}
            />
          </>
        )}
      </search>
      {wanted.trim() === '' && children}
    </div>
  );
}
