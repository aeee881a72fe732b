import { useState } from 'react';
import type { Entry } from '../../content/entries';
import { post } from '../ask';
import { Button } from '../Button';
import { hashOf } from './hash';
import { confirmed, Question } from './Question';

interface CopyRemoveProps {
  entry: Pick<Entry, 'path' | 'label'>;
  /** Told what was done. */
  say(words: string): void;
  /** Told why it was not done; empty where it was. */
  onRefuse(words: string): void;
  onChange(): Promise<void>;
}

const ofRooms = {
  copied: 'It begins hidden: change its texts, give it a picture, and then show it.',
  removed:
    'Its texts go, its pictures stay. Its address will lead to all rooms. To take it off the site for a while, hide it.',
};
const ofOthers = {
  copied: 'It begins with the same texts and days: change them next.',
  removed: 'Its texts go. Pictures stay.',
};

/** The buttons that make a new file like another of its folder, or remove it, with the question before each. */
export function CopyRemove({ entry: { path, label }, say, onRefuse, onChange }: CopyRemoveProps) {
  const [isCopying, setCopying] = useState(false);
  const [name, setName] = useState('');
  const words = path.startsWith('rooms/') ? ofRooms : ofOthers;

  async function change(action: string, body: object, done: string) {
    setCopying(false);
    const { data, refusal = '' } = await post<{ path: string }>(`/api/content/${action}`, body);
    onRefuse(refusal);
    if (refusal) return;
    say(done);
    await onChange();
    if (data) location.hash = hashOf(data.path);
  }
  const copy = () => change('copy', { from: path, name }, `${name} is added.`);
  async function remove() {
    const question = { title: `Remove ${label}?`, text: words.removed, no: 'Keep it', yes: 'Remove' };
    if (await confirmed(question)) await change('remove', { path }, `${label} is removed.`);
  }

  return (
    <>
      <Button label="Copy" of={label} onClick={() => setCopying(true)} />
      <Button label="Remove" of={label} onClick={() => void remove()} />
      {isCopying && (
        <Question
          title={`A new one like ${label}`}
          no={{ label: 'Cancel', act: () => setCopying(false) }}
          yes={{ label: 'Add it', act: copy }}
        >
          <label className="field">
            Name, as a guest says it
            <input
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && copy()}
            />
          </label>
          <p>{words.copied}</p>
        </Question>
      )}
    </>
  );
}
