import type { Change } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';

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
export function ChangeList(props: ChangeListProps) {
  const { changes } = props;
  const rest = changes.slice(shownAtOnce);
  return (
    <>
      <Lines {...props} changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary>And {rest.length} more</summary>
          <Lines {...props} changes={rest} />
        </details>
      )}
    </>
  );
}

function Lines({ changes, isBusy, onUndo, onVersions }: ChangeListProps) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.entry}>
          <span>{lineOf(change)}</span>
          {onVersions && change.kind !== 'added' && (
            <button
              type="button"
              className="small-button"
              aria-label={`Versions of ${change.title}`}
              onClick={() => onVersions(change)}
            >
              Versions
            </button>
          )}
          {onUndo && !change.entry.startsWith('film:') && (
            <button
              type="button"
              className="small-button"
              disabled={isBusy}
              aria-label={`Undo: ${lineOf(change)}`}
              onClick={() => onUndo(change)}
            >
              Undo
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
