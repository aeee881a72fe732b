import { entryRows } from '../../content/entries';
import { useDrafts } from '../form/drafts';
import { useDesk } from './DeskContext';
import { Search } from './Search';
import { copyableRows, listHash, urlHashOf } from './urlHash';

/** Links to everything that the owner can change, by group. */
export function Navigation() {
  const { entries, open } = useDesk();
  const drafts = [...useDrafts().keys()].map(urlHashOf);
  const groups = [...new Set([...entryRows, ...entries].map(({ group }) => group))];
  const link = (hash: string, label: string, isHidden = false) => (
    <li key={hash}>
      <a href={`#${hash}`} aria-current={hash === open ? 'page' : undefined}>
        {label}
        {isHidden && <span className="quiet"> hidden</span>}
        {drafts.includes(hash) && <span className="navigation__unsaved"> not saved</span>}
      </a>
    </li>
  );
  return (
    <nav className="navigation" aria-label="Site content">
      <Search />
      <div className="navigation__lists">
        <ul>
          {link('rooms', 'All rooms and prices')}
          {link('pictures', 'All pictures')}
        </ul>
        {groups.map((group) => {
          const inside = entries.filter((entry) => entry.group === group);
          const isOpen = inside.some(({ path }) => urlHashOf(path) === open);
          const lists = copyableRows.filter((row) => row.group === group);
          return (
            <details key={group} open={isOpen || group === 'Hotel' || group === 'Lists'}>
              <summary>{group}</summary>
              <ul>
                {lists.map((row) => link(listHash(row), `All ${group.toLowerCase()}`))}
                {inside.map(({ path, label, hidden }) => link(urlHashOf(path), label, hidden))}
              </ul>
            </details>
          );
        })}
      </div>
    </nav>
  );
}

/** Lists the forms with unsaved changes, which publishing leaves out. */
export function UnsavedForms() {
  const { entries } = useDesk();
  const drafts = [...useDrafts().keys()];
  if (drafts.length === 0) return null;
  return (
    <div className="message">
      <p>Not saved yet, so not published with the rest:</p>
      <ul>
        {drafts.map((file) => (
          <li key={file}>
            <a href={`#${urlHashOf(file)}`}>
              {entries.find(({ path }) => path === file)?.label ?? file.replace('pictures/', 'Picture ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
