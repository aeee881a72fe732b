import type { Entry } from '../../content/entries';
import { growingRows, hashOf, listHash } from './hash';

interface NavigationProps {
  entries: readonly Entry[];
  /** What is open. */
  open: string;
}

/** Everything that can be changed, by its groups. */
export function Navigation({ entries, open }: NavigationProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="navigation" aria-label="What can be changed">
      {groups.map((group) => {
        const inside = entries.filter((entry) => entry.group === group);
        const isOpen = inside.some(({ path }) => hashOf(path) === open);
        return (
          <details
            key={group}
            open={isOpen || group === 'Hotel' || (group === 'Rooms' && open === 'rooms') || group === 'Lists'}
          >
            <summary>{group}</summary>
            <ul>
              {group === 'Rooms' && (
                <li>
                  <a href="#rooms" aria-current={open === 'rooms' ? 'page' : undefined}>
                    All rooms and prices
                  </a>
                </li>
              )}
              {growingRows
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
