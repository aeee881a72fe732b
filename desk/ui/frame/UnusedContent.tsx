import { useState } from 'react';
import type { UnusedContent as Unused } from '../../content/unusedContent';
import { post } from '../api';
import { Button } from '../Button';
import { useDesk } from './DeskContext';
import { fieldHash } from './urlHash';

function UnusedEntry({ file, path, words, lists }: Unused) {
  const { act } = useDesk();
  const [list, setList] = useState(lists[0]?.label ?? '');
  return (
    <li className="line">
      <a className="grow" href={`#${fieldHash(file, path)}`}>
        {words}
      </a>
      {lists.length > 0 && (
        <>
          <select
            aria-label={`Where to show it: ${words}`}
            value={list}
            onChange={({ target }) => setList(target.value)}
          >
            {lists.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
          <Button
            label="Show it there"
            of={words}
            onClick={() => void act(post('/desk/show', { file, path, list }), `Added to “${list}”.`)}
          />
        </>
      )}
    </li>
  );
}

/** Lists content that no page shows, and offers to add it to a page. @param of limits the list to one file */
export function UnusedContent({ of }: { of?: string }) {
  const { data } = useDesk();
  const unused = data.unused.filter(({ file }) => of === undefined || file === of);
  if (unused.length === 0) return null;
  return (
    <div className="message">
      <p>Saved, but shown nowhere:</p>
      <ul className="rows rows--plain">
        {unused.map((entry) => (
          <UnusedEntry key={[entry.file, ...entry.path].join('.')} {...entry} />
        ))}
      </ul>
    </div>
  );
}
