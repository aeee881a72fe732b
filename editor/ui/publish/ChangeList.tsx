import type { Change } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';

interface ChangeListProps {
  changes: readonly Change[];
  isBusy: boolean;
  /** Asked before anything is undone; undefined where nothing lies before. */
  onUndo?: ((change: Change) => void) | undefined;
}

/** Changes in words, each with its way back. */
export function ChangeList({ changes, isBusy, onUndo }: ChangeListProps) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.entry}>
          <span>{lineOf(change)}</span>
          {onUndo && !change.entry.startsWith('film:') && (
            <button
              type="button"
              className="changes__undo"
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
