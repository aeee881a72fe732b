import type { Change } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { Button } from '../Button';

interface ChangeListProps {
  changes: readonly Change[];
  isBusy: boolean;
  /** Asked before anything is undone; undefined where nothing lies before. */
  onUndo?: ((change: Change) => void) | undefined;
  /** Shows the versions of what was changed. */
  onVersions?: (change: Change) => void;
}

/** So many stand open; the rest unfolds. */
const shownAtOnce = 5;

/** Changes in words, each with its way back. */
export function ChangeList({ changes, isBusy, onUndo, onVersions }: ChangeListProps) {
  const lines = (some: readonly Change[]) => (
    <ul className="changes">
      {some.map((change) => (
        <li key={change.entry}>
          <span>{lineOf(change)}</span>
          {onVersions && change.kind !== 'added' && (
            <Button
              label="Versions"
              aria-label={`Versions of ${change.title}`}
              onClick={() => onVersions(change)}
            />
          )}
          {onUndo && !change.entry.startsWith('film:') && (
            <Button label="Undo" of={lineOf(change)} disabled={isBusy} onClick={() => onUndo(change)} />
          )}
        </li>
      ))}
    </ul>
  );
  const rest = changes.slice(shownAtOnce);
  return (
    <>
      {lines(changes.slice(0, shownAtOnce))}
      {rest.length > 0 && (
        <details>
          <summary>And {rest.length} more</summary>
          {lines(rest)}
        </details>
      )}
    </>
  );
}
