import { type Entry, entryRows } from '../../content/entries';
import { useDrafts } from '../form/drafts';
import { copyableRows, hashOf, listHash } from './hash';

interface NavigationProps {
  entries: readonly Entry[];
  /** What is open. */
  open: string;
  isPictureUnsaved: boolean;
}

/** Everything that can be changed, by its groups. */
export function Navigation({ entries, open, isPictureUnsaved }: NavigationProps) {
  const drafts = useDrafts();
  const groups = [...new Set([...entryRows.map(({ group }) => group), ...entries.map(({ group }) => group)])];
  const link = (hash: string, label: string, { isHidden = false, isUnsaved = false } = {}) => (
    <li key={hash}>
      <a href={`#${hash}`} aria-current={hash === open ? 'page' : undefined}>
        {label}
        {isHidden && <span className="quiet"> hidden</span>}
        {isUnsaved && <span className="navigation__unsaved"> not saved</span>}
      </a>
    </li>
  );
  return (
    <nav className="navigation" aria-label="What can be changed">
      <ul className="navigation__pages">
        {link('rooms', 'All rooms and prices')}
        {link('pictures', 'All pictures', { isUnsaved: isPictureUnsaved })}
      </ul>
      {groups.map((group) => {
        const inside = entries.filter((entry) => entry.group === group);
        const isOpen = inside.some(({ path }) => hashOf(path) === open);
        return (
          <details key={group} open={isOpen || group === 'Hotel' || group === 'Lists'}>
            <summary>{group}</summary>
            <ul>
              {copyableRows
                .filter((row) => row.group === group)
                .map(({ path }) => link(listHash(path), `All ${group.toLowerCase()}`))}
              {inside.map(({ path, label, hidden = false }) =>
                link(hashOf(path), label, { isHidden: hidden, isUnsaved: drafts.includes(path) }),
              )}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
