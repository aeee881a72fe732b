import { useEffect, useRef, useState } from 'react';
import type { EditorMessage } from '../messages';

export type Conflict = Extract<EditorMessage, { kind: 'conflict' }>;

const savedWords = 'Saved. The page beside follows in a moment.';

/** What the editor within the frame has told: unsaved work, the last thing to say, a conflict. */
export function useEditorMessages(onSaved: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [said, say] = useState('');
  const [conflict, setConflict] = useState<Conflict>();
  const saved = useRef(onSaved);
  saved.current = onSaved;

  useEffect(() => {
    function hear({ origin, data }: MessageEvent<EditorMessage>) {
      if (origin !== location.origin) return;
      if (data.kind === 'unsaved') {
        setUnsaved(data.isUnsaved);
        // What was said of the save before is no longer so.
        if (data.isUnsaved) say('');
      }
      if (data.kind === 'saved') {
        setUnsaved(false);
        say(savedWords);
        saved.current();
      }
      if (data.kind === 'refused') say(`Not saved. ${data.message}`);
      if (data.kind === 'conflict') setConflict(data);
    }
    // It was said of the form that was open.
    const forget = () => say((words) => (words === savedWords ? '' : words));
    addEventListener('message', hear);
    addEventListener('hashchange', forget);
    return () => {
      removeEventListener('message', hear);
      removeEventListener('hashchange', forget);
    };
  }, []);

  return { isUnsaved, setUnsaved, said, say, conflict, endConflict: () => setConflict(undefined) };
}
