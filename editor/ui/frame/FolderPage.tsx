import { useState } from 'react';
import type { Entry } from '../../content/entries';
import { post } from '../ask';
import { Refusal } from '../Refusal';
import { hashOf } from './hash';
import { NameQuestion } from './NameQuestion';
import { Question } from './Question';

interface FolderPageProps {
  title: string;
  entries: readonly Entry[];
  say(words: string): void;
  onChange(): Promise<void>;
}

/** The files of a folder that the owner adds to and takes from, such as offers. */
export function FolderPage({ title, entries, say, onChange }: FolderPageProps) {
  const [copying, setCopying] = useState<Entry>();
  const [removing, setRemoving] = useState<Entry>();
  const [refusal, setRefusal] = useState('');

  async function copy(from: Entry, name: string) {
    setCopying(undefined);
    const answer = await post<{ path: string }>('/api/content/copy', { from: from.path, name });
    setRefusal(answer.refusal ?? '');
    if (!answer.data) return;
    say(`${name} is added.`);
    await onChange();
    location.hash = hashOf(answer.data.path);
  }
  async function remove({ path, label }: Entry) {
    setRemoving(undefined);
    const answer = await post('/api/content/remove', { path });
    setRefusal(answer.refusal ?? '');
    if (answer.refusal) return;
    say(`${label} is removed.`);
    await onChange();
  }

  return (
    <div className="page">
      <h2>{title}</h2>
      <Refusal words={refusal} />
      <ol className="rows">
        {entries.map((entry) => (
          <li className="row" key={entry.path}>
            <h3 className="row__name">
              <a href={`#${hashOf(entry.path)}`}>{entry.label}</a>
            </h3>
            <div className="row__buttons">
              <button
                type="button"
                className="small-button"
                aria-label={`Copy: ${entry.label}`}
                onClick={() => setCopying(entry)}
              >
                Copy
              </button>
              <button
                type="button"
                className="small-button"
                aria-label={`Remove: ${entry.label}`}
                onClick={() => setRemoving(entry)}
              >
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      {copying && (
        <NameQuestion
          title={`A new one like ${copying.label}`}
          label="Name"
          yes="Add it"
          onCancel={() => setCopying(undefined)}
          onName={(name) => void copy(copying, name)}
        >
          <p>It begins with the same texts and days: change them next.</p>
        </NameQuestion>
      )}
      {removing && (
        <Question
          title={`Remove ${removing.label}?`}
          no={{ label: 'Keep it', act: () => setRemoving(undefined) }}
          yes={{ label: 'Remove', act: () => void remove(removing) }}
        >
          <p>Its texts go. Pictures stay.</p>
        </Question>
      )}
    </div>
  );
}
