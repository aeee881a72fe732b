import { keyOf } from '../../keystatic/key';
import { post } from '../post';
import { dropDraft } from './drafts';
import { Question } from './Question';
import type { Conflict } from './useEditorMessages';

/**
 * The file was changed elsewhere while the owner worked on it. Whichever version she takes, the other is kept in a file.
 * @param onEnd called when her answer has been carried out, with a refusal where there is one
 */
export function ConflictQuestion({ conflict, onEnd }: { conflict: Conflict; onEnd(refusal?: string): void }) {
  const { path, kept, message } = conflict;
  async function take(isMine: boolean) {
    const { refusal } = isMine ? await post('/desk/conflict', { path, kept }) : {};
    if (!refusal) await dropDraft(keyOf(path));
    onEnd(refusal);
  }
  return (
    <Question
      title="Changed elsewhere"
      no={{ label: 'Take the other version', act: () => void take(false) }}
      yes={{ label: 'Use mine', act: () => void take(true) }}
    >
      <p>{message}</p>
    </Question>
  );
}
