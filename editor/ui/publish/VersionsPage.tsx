import { useState } from 'react';
import type { Entry } from '../../content/entries';
import { post } from '../ask';
import { hashOf } from '../frame/hash';
import { Refusal } from '../Refusal';
import { at } from './Moments';
import { type Undoing, UndoQuestion } from './UndoQuestion';
import { undoAddress } from './usePublishing';
import { Versions } from './Versions';

interface VersionsPageProps {
  entry: Entry;
  say(words: string): void;
  onChange(): Promise<void>;
}

/** The versions of one form, to look at and to bring back; then the form is open again. */
export function VersionsPage({ entry: { path, label }, say, onChange }: VersionsPageProps) {
  const [undoing, setUndoing] = useState<Undoing>();
  const [refusal, setRefusal] = useState('');
  const change = { entry: `content/${path}`, title: label };
  const close = () => {
    location.hash = hashOf(path);
  };

  async function undo({ to }: Undoing) {
    setUndoing(undefined);
    const { refusal: refused } = await post(undoAddress, { entry: change.entry, to });
    setRefusal(refused ?? '');
    if (refused) return;
    await onChange();
    close();
    say(`${label} is back. Guests see it once you publish.`);
  }
  return (
    <div className="page publish">
      <h2>Versions</h2>
      <Refusal words={refusal} />
      <Versions
        entry={change}
        onClose={close}
        onBack={({ id, at: time }) => setUndoing({ change, to: id, when: at(time) })}
      />
      {undoing && (
        <UndoQuestion
          undoing={undoing}
          onUndo={() => void undo(undoing)}
          onCancel={() => setUndoing(undefined)}
        />
      )}
    </div>
  );
}
