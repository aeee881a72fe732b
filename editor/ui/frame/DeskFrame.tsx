import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskData } from '../../content/deskData';
import type { Entry } from '../../content/entries';
import { type Path, pathOf } from '../../content/valueAt';
import { ChecklistPage } from '../checklist/ChecklistPage';
import { EntryForm } from '../form/EntryForm';
import { PicturesPage } from '../pictures/PicturesPage';
import type { Place } from '../preview/marksOf';
import { Preview } from '../preview/Preview';
import { PublishPanel } from '../publish/PublishPanel';
import { VersionsPage } from '../publish/VersionsPage';
import { RoomsPage } from '../rooms/RoomsPage';
import { fetchPages } from '../search/fetchPages';
import { Search } from '../search/Search';
import { passagesAt, whereShown } from '../search/where';
import { useData } from '../useData';
import { FolderPage } from './FolderPage';
import { copyableRows, hashOf, listHash, versionsHash } from './hash';
import { Navigation } from './Navigation';
import { TopBar, type View } from './TopBar';
import { UnsavedForms } from './UnsavedForms';
import { useHash } from './useHash';

/** The pages of the desk that are no form of a file, and what is shown beside each. */
const pagesShownAt: Readonly<Record<string, string>> = {
  checklist: '/',
  rooms: '/rooms-suites',
  pictures: '/',
  publish: '/',
};

/** The desk: what can be changed, the form of what is open, and the real page beside it. */
export function DeskFrame({ preview }: { preview: string }) {
  const { data, refusal, load: reload } = useData<DeskData>('/api/content');
  const [said, setSaid] = useState({ words: '', at: '' });
  /** Whether a picture's form has something to save: it then stays while another part is open. Other forms keep drafts. */
  const [isUnsaved, setUnsaved] = useState(false);
  const address = useHash();
  const [open = '', place = ''] = address.split('?');
  const [view, setView] = useState<View>(open ? 'form' : 'page');
  /** The field that was clicked on the page, until its form shows it. */
  const [wanted, setWanted] = useState<Place>();
  /** The field that has the focus. */
  const [field, setField] = useState<Pick<Place, 'file' | 'path' | 'line'>>();
  const [saves, setSaves] = useState(0);
  const [goal, setGoal] = useState({ path: '/' });
  /** What the page itself has opened: it stays where it is. */
  const openedByPage = useRef('');

  const folder = copyableRows.find(({ path }) => open === listHash(path));
  const isPage = folder !== undefined || open in pagesShownAt;
  const entry = isPage ? undefined : data?.entries.find(({ path }) => hashOf(path) === open);
  const versionsOf = data?.entries.find(({ path }) => versionsHash(path) === open);
  const shownAt = (entry ?? versionsOf)?.shownAt ?? folder?.shownAt('') ?? pagesShownAt[open] ?? '/';
  useEffect(() => {
    if (open) setView('form');
    if (openedByPage.current !== open) setGoal({ path: shownAt });
    openedByPage.current = '';
  }, [open, shownAt]);
  const file = entry?.path;
  useEffect(() => {
    if (place) setWanted({ file, path: pathOf(place) });
  }, [file, place]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isUnsaved) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const openPlace = useCallback(({ file, path, line, picture }: Place) => {
    openedByPage.current = file ? hashOf(file) : 'pictures';
    setWanted({ file, path, line, picture });
    setView('form');
    location.hash = openedByPage.current;
  }, []);
  const follow = useCallback(
    (path: string) => {
      const shown = data?.entries.filter((each) => each.shownAt === path) ?? [];
      const next = shown.find(({ path: file }) => /^(pages|rooms)\//.test(file)) ?? shown[0];
      if (!next) return;
      openedByPage.current = hashOf(next.path);
      location.hash = openedByPage.current;
    },
    [data],
  );
  if (!data) return <p className="page">{refusal ?? 'The desk opens …'}</p>;

  const { entries, named, faults, passages } = data;
  const say = (words: string) => setSaid({ words, at: location.hash });

  /** Leads the page beside the form to where the site shows the field that had the focus, or else the form. */
  async function showOnSite({ path: file, shownAt: own }: Entry) {
    say('Looking at the pages …');
    const pages = await fetchPages();
    const find = (path: Path) => whereShown(pages, passagesAt(passages, file, path), own);
    const shown = (field?.file === file && find(field.path)) || find([]);
    say(shown ? '' : `No page shows this just now. It belongs to ${own}.`);
    if (shown) setField(shown.first);
    setGoal({ path: shown?.address ?? own });
    setView('page');
  }
  return (
    <div className={`desk desk--${view}`}>
      <TopBar open={open} said={said.at === location.hash ? said.words : ''} view={view} onView={setView} />
      <Search
        data={data}
        onOpen={(place, address) => {
          openPlace(place);
          if (place.file) setField(place);
          setGoal({ path: address });
        }}
      >
        <Navigation entries={entries} open={open} isPictureUnsaved={isUnsaved} />
      </Search>
      <main className="desk__form">
        {faults.length > 0 && (
          <div className="said said--refused" role="alert">
            <p>The site waits for this to be put right:</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {open === 'checklist' && <ChecklistPage entries={entries} />}
        {open === 'rooms' && <RoomsPage say={say} onChange={reload} />}
        {(open === 'pictures' || isUnsaved) && (
          <div hidden={open !== 'pictures'}>
            <PicturesPage
              wanted={wanted?.picture}
              isUnsaved={isUnsaved}
              onUnsaved={setUnsaved}
              say={say}
              onChange={reload}
            />
          </div>
        )}
        {open === 'publish' && (
          <>
            <UnsavedForms entries={entries} />
            <PublishPanel onChange={reload} />
          </>
        )}
        {folder && (
          <FolderPage
            title={`All ${folder.group.toLowerCase()}`}
            entries={entries.filter(({ path }) => path.startsWith(folder.path))}
            say={say}
            onChange={reload}
          />
        )}
        {versionsOf && <VersionsPage key={versionsOf.path} entry={versionsOf} say={say} onChange={reload} />}
        {!entry && !versionsOf && !isPage && (
          <div className="page">
            <h2>Click what you want to change</h2>
            <p className="note">
              On the page beside, a text, a price or a picture is outlined under the pointer: click it, or
              reach it with Tab and press Enter, and its field opens here. Or choose from the list.
            </p>
          </div>
        )}
        {entry && (
          <EntryForm
            key={entry.path}
            entry={entry}
            named={named}
            wanted={wanted?.file === entry.path ? wanted : undefined}
            onWhere={() => void showOnSite(entry)}
            onField={(path) => setField({ file: entry.path, path })}
            onSaved={() => {
              setSaves(saves + 1);
              say('Saved.');
              void reload();
            }}
          />
        )}
      </main>
      <Preview
        data={data}
        origin={preview}
        goal={goal}
        field={field}
        saves={saves}
        onOpen={openPlace}
        onFollow={follow}
      />
    </div>
  );
}
