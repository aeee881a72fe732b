import { type Entry, entryRows } from '../../content/entries';
import { useDrafts } from '../form/drafts';
import { copyableRows, hashOf, listHash } from './hash';

interface NavigationProps {
  entries: readonly Entry[];
  /** What is open. */
  open: string;
}

/** What concerns several files. */
const wholeSite = [
  ['rooms', 'All rooms and prices'],
  ['pictures', 'All pictures'],
] as const;

/** Everything that can be changed, by its groups. */
export function Navigation({ entries, open }: NavigationProps) {
  const drafts = useDrafts();
  const groups = [...new Set([...entryRows.map(({ group }) => group), ...entries.map(({ group }) => group)])];
  return (
    <nav className="navigation" aria-label="What can be changed">
      <ul className="navigation__pages">
        {wholeSite.map(([hash, label]) => (
          <li key={hash}>
            <a href={`#${hash}`} aria-current={open === hash ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
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
                .map(({ path }) => (
                  <li key={path}>
                    <a
                      href={`#${listHash(path)}`}
                      aria-current={listHash(path) === open ? 'page' : undefined}
                    >
                      All {group.toLowerCase()}
                    </a>
                  </li>
                ))}
              {inside.map(({ path, label, hidden }) => (
                <li key={path}>
                  <a href={`#${hashOf(path)}`} aria-current={hashOf(path) === open ? 'page' : undefined}>
                    {label}
                    {hidden && <span className="navigation__note"> hidden</span>}
                    {drafts.includes(path) && <span className="navigation__unsaved"> not saved</span>}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
