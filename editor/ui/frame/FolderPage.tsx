import { useState } from 'react';
import type { Entry } from '../../content/entries';
import { Refusal } from '../Refusal';
import { CopyRemove } from './CopyRemove';
import { hashOf } from './hash';

interface FolderPageProps {
  title: string;
  entries: readonly Entry[];
  say(words: string): void;
  onChange(): Promise<void>;
}

/** The files of a folder that the owner adds to and takes from, such as offers. */
export function FolderPage({ title, entries, say, onChange }: FolderPageProps) {
  const [refusal, setRefusal] = useState('');
  return (
    <div className="page">
      <h2>{title}</h2>
      <Refusal words={refusal} />
      <ol className="rows">
        {entries.map((entry) => (
          <li key={entry.path}>
            <h3 className="row__name">
              <a href={`#${hashOf(entry.path)}`}>{entry.label}</a>
            </h3>
            <div className="row__buttons line">
              <CopyRemove entry={entry} say={say} onRefuse={setRefusal} onChange={onChange} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
