import type { Change } from '../../publish/types';
import { Question } from '../frame/Question';

/** A way back that waits for an answer. */
export interface Undoing {
  change: Pick<Change, 'entry' | 'title'>;
  to: string;
  /** In words, for 'as it was ...'. */
  when: string;
}

interface UndoQuestionProps {
  undoing: Undoing;
  onUndo(): void;
  onCancel(): void;
}

/** Asks before an entry is brought back. */
export const UndoQuestion = ({ undoing: { change, when }, onUndo, onCancel }: UndoQuestionProps) => (
  <Question
    title={`Undo: ${change.title}?`}
    no={{ label: 'Leave it', act: onCancel }}
    yes={{ label: 'Undo', act: onUndo }}
  >
    <p>
      {change.title} becomes what it was {when}. Whatever was changed in it since then goes too; everything
      else stays. Guests see it once you publish.
    </p>
  </Question>
);
