import { useRef } from 'react';
import { keyOf } from '../../keystatic/key';
import { PicturesPage } from '../pictures/PicturesPage';
import { PublishPanel } from '../publish/PublishPanel';
import { RoomsPage } from '../rooms/RoomsPage';
import { ConflictQuestion } from './ConflictQuestion';
import { FolderPage } from './FolderPage';
import { growingRows, hashOf, listHash } from './hash';
import { Navigation } from './Navigation';
import { Preview } from './Preview';
import { Question } from './Question';
import { TopBar } from './TopBar';
import { useDeskData } from './useDeskData';
import { useEditorMessages } from './useEditorMessages';
import { useHash } from './useHash';

/** The desk: what can be changed, the form of what is open, and the real page beside it. */
export function DeskFrame({ preview }: { preview: string }) {
  const { entries, faults, reload } = useDeskData();
  const editor = useRef<HTMLIFrameElement>(null);
  const { isUnsaved, setUnsaved, said, say, conflict, endConflict } = useEditorMessages(reload);
  const { open, waiting, stay, leave } = useHash(isUnsaved);
  if (!entries) return <p className="desk__wait">The desk opens …</p>;

  const entry = entries.find(({ path }) => hashOf(path) === open) ?? entries[0];
  const isRooms = open === 'rooms';
  const isPictures = open === 'pictures';
  const isPublish = open === 'publish';
  const folder = growingRows.find(({ path }) => open === listHash(path));
  const isForm = !isRooms && !isPictures && !isPublish && !folder;
  const shownAt =
    isPictures || isPublish
      ? '/'
      : isRooms
        ? '/rooms-suites'
        : folder
          ? folder.shownAt('')
          : (entry?.shownAt ?? '/');
  return (
    <div className="desk">
      <TopBar open={open} said={said || (isUnsaved ? 'Not saved yet.' : '')} />
      <Navigation entries={entries} open={isForm ? hashOf(entry?.path ?? '') : open} />
      <main className="desk__form">
        {faults.length > 0 && (
          <div className="desk__faults" role="alert">
            <p>The site waits for this to be put right:</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {isRooms && <RoomsPage say={say} onChange={reload} />}
        {isPictures && <PicturesPage say={say} onChange={reload} onUnsaved={setUnsaved} />}
        {isPublish && <PublishPanel onChange={reload} />}
        {folder && (
          <FolderPage
            title={`All ${folder.group.toLowerCase()}`}
            entries={entries.filter(({ path }) => path.startsWith(folder.path))}
            say={say}
            onChange={reload}
          />
        )}
        {isForm && entry && (
          <iframe
            key={entry.path}
            ref={editor}
            className="desk__editor"
            src={`/keystatic/singleton/${keyOf(entry.path)}`}
            title={`Form: ${entry.label}`}
          />
        )}
      </main>
      <Preview address={preview + shownAt} />
      {waiting !== undefined && (
        <Question
          title="Leave without saving?"
          no={{ label: 'Stay', act: stay }}
          yes={{
            label: 'Leave',
            act: () => {
              setUnsaved(false);
              leave();
            },
          }}
        >
          <p>Your changes here are not saved. This browser keeps them as a draft for when you come back.</p>
        </Question>
      )}
      {conflict && (
        <ConflictQuestion
          conflict={conflict}
          onEnd={(refusal) => {
            endConflict();
            if (refusal) return say(`Not saved. ${refusal}`);
            setUnsaved(false);
            editor.current?.contentWindow?.location.reload();
            void reload();
          }}
        />
      )}
    </div>
  );
}
