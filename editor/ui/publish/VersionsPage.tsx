import { useState } from 'react';
import type { Entry } from '../../content/entries';
import type { Publication } from '../../publish/types';
import { post } from '../ask';
import { hashOf } from '../frame/hash';
import { Refusal } from '../Refusal';
import { confirmUndo } from './confirmUndo';
import { at } from './Moments';
import { undoAddress } from './usePublishing';
import { Versions } from './Versions';

interface VersionsPageProps {
  entry: Entry;
  say(words: string): void;
  onChange(): Promise<void>;
}

/** The versions of one form, to look at and to bring back; then the form is open again. */
export function VersionsPage({ entry: { path, label }, say, onChange }: VersionsPageProps) {
  const [refusal, setRefusal] = useState('');
  const change = { entry: `content/${path}`, title: label };
  const close = () => {
    location.hash = hashOf(path);
  };

  async function bringBack({ id: to, at: time }: Publication) {
    if (!(await confirmUndo(label, at(time)))) return;
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
      <Versions entry={change} onClose={close} onBack={(publication) => void bringBack(publication)} />
    </div>
  );
}
