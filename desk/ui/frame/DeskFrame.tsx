import { useCallback, useEffect, useRef, useState } from 'react';
import { stem } from '../../../shared/content/kinds';
import type { DeskData } from '../../content/deskData';
import { addressIn, type Entry, rowOf } from '../../content/entries';
import type { OwnerError } from '../../content/ownerError';
import { isSame, valueAt } from '../../content/valueAt';
import type { FieldPlace } from '../../preview/fieldMarks';
import { mailAddress } from '../../preview/mailAddress';
import type { PublishState } from '../../publish/publishApi';
import { needsConfirmation, post } from '../api';
import { ErrorLinks } from '../ErrorLinks';
import { useDrafts } from '../form/drafts';
import { EntryForm } from '../form/EntryForm';
import { PicturesPage } from '../pictures/PicturesPage';
import type { Click } from '../preview/messages';
import { Preview } from '../preview/Preview';
import { PublishPage } from '../publish/PublishPage';
import { Refusal } from '../Refusal';
import { RoomsPage } from '../rooms/RoomsPage';
import { SegmentedControl } from '../SegmentedControl';
import { isSearchShortcut } from '../searchShortcut';
import { useData } from '../useData';
import { DeskContext, type DeskState, useDesk } from './DeskContext';
import { FolderPage } from './FolderPage';
import { Navigation, UnsavedForms } from './Navigation';
import { copyableRows, listHash, placeIn, urlHashOf, useHash, useOpened } from './urlHash';

/** The columns of the desk; a narrow window shows only one column. */
const viewNames = { list: 'List', form: 'Form', page: 'Page' } as const;
type View = keyof typeof viewNames;

/** The desk's pages, besides the forms of files. */
const partPages = {
  rooms: <RoomsPage />,
  pictures: <PicturesPage />,
  publish: (
    <>
      <UnsavedForms />
      <PublishPage />
    </>
  ),
  '': (
    <div className="page">
      <h2>Click what you want to change</h2>
      <p className="note">
        On the page next to this, the text, price or picture under the pointer is outlined. Click it, or reach
        it with Tab and press Enter, to open its field here. Or choose from the list.
      </p>
    </div>
  ),
};

interface Message {
  words: string;
  isError: boolean;
  errors: readonly OwnerError[];
  /** The URL hash where the message is shown. */
  at: string;
}

const noMessage: Message = { words: '', isError: false, errors: [], at: '' };

/** The entries of new files that aren't saved yet. */
const newEntries = (drafts: ReturnType<typeof useDrafts>, saved: readonly Entry[]): Entry[] =>
  [...drafts].flatMap(([path, { value }]) => {
    const row = rowOf(path);
    if (!row?.nameKey || saved.some((entry) => entry.path === path)) return [];
    const label = String(valueAt(value, [row.nameKey]));
    return { path, group: row.group, label, shownAt: addressIn(row, stem(path)) };
  });

/** The link to the Publish page, with the number of unpublished changes. */
function PublishLink() {
  const { data, open } = useDesk();
  const { data: state } = useData<PublishState>('/desk/publish', data);
  const count = state?.changes.length ?? 0;
  const changes = count > 0 ? `Publish ${count} ${count === 1 ? 'change' : 'changes'}` : undefined;
  return (
    <a href="#publish" aria-label={changes} aria-current={open === 'publish' ? 'page' : undefined}>
      Publish {count > 0 && <span className="bar__count">{count}</span>}
    </a>
  );
}

/** Returns the address of the site's page to show next to a desk page that isn't a form. */
const partShownAt = (open: string) => {
  const folder = copyableRows.find((row) => open === listHash(row));
  return folder && !folder.path.startsWith('pages/')
    ? addressIn(folder, '')
    : open === 'rooms'
      ? '/rooms-suites'
      : '/';
};

/** The desk: the navigation, the open form, and the real page next to the form. */
export function DeskFrame() {
  const { data, refusal, load: reload } = useData<DeskData>('/api/content');
  const drafts = useDrafts();
  const entries = data ? [...data.entries, ...newEntries(drafts, data.entries)] : [];
  const [message, setMessage] = useState<Message>(noMessage);
  const address = useHash();
  const opened = useOpened();
  const [open = '', place = ''] = address.split('?');
  const [view, setView] = useState<View>(open ? 'form' : 'page');
  /** The last click on the page, whose field the form shows; a new object for each click. */
  const [clicked, setClicked] = useState<Click>();
  /** The focused field. */
  const [field, setField] = useState<FieldPlace>();
  /** The errors that the content would have with this browser's drafts. */
  const [found, setFound] = useState<readonly OwnerError[]>([]);
  const [target, setTarget] = useState({ path: '/' });
  /** The URL hash that was opened from the page, in which case the preview keeps its address. */
  const openedByPage = useRef('');

  const isPart = Object.hasOwn(partPages, open);
  const entry = isPart ? undefined : entries.find(({ path }) => urlHashOf(path) === open);
  const shownAt = entry?.shownAt ?? partShownAt(open);
  /** Whether a new file is yet to be loaded after its first save, in which case the preview keeps its address. */
  const isMissing = !entry && !isPart && !open.startsWith('list/');
  useEffect(() => {
    if (open) setView('form');
    if (openedByPage.current !== open && !isMissing) setTarget({ path: shownAt });
    openedByPage.current = '';
  }, [open, shownAt, isMissing]);
  const file = entry?.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a field again shows the field again
  useEffect(() => {
    if (!file || !place) return;
    const wanted = placeIn(file, place);
    setView('form');
    setClicked({ place: wanted, words: '', ...(wanted.line !== undefined && { offset: 0 }) });
  }, [file, place, opened]);
  /** A new object each time the owner opens search. */
  const [searchRequest, setSearchRequest] = useState<object>();
  const openSearch = useCallback(() => {
    setView('list');
    setSearchRequest({});
  }, []);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isSearchShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openSearch();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [openSearch]);

  const openFromPage = useCallback((part: string) => {
    if (decodeURIComponent(location.hash.slice(1)) === part) return;
    [openedByPage.current = ''] = part.split('?');
    location.hash = part;
  }, []);
  const handleClick = useCallback(
    async (click: Click) => {
      setView('form');
      if (click.picture) {
        const { data: found } = await post<{ place?: FieldPlace }>('/desk/preview/picture', {
          picture: click.picture,
          near: click.place?.file,
        });
        if (!found?.place) return openFromPage(`pictures?${click.picture}`);
        setClicked({ place: found.place, words: '' });
        return openFromPage(urlHashOf(found.place.file));
      }
      setClicked(click);
      if (click.place) openFromPage(urlHashOf(click.place.file));
    },
    [openFromPage],
  );
  const handleFollow = useCallback(
    (path: string) => {
      const shown = data?.entries.filter((each) => each.shownAt === path) ?? [];
      const next = shown.find((each) => /^(pages|rooms)\//.test(each.path)) ?? shown[0];
      if (next) openFromPage(urlHashOf(next.path));
    },
    [data, openFromPage],
  );
  const showField = useCallback((next: FieldPlace) => {
    setField((before) => (isSame(before, next) ? before : next));
    const mail = mailAddress(next);
    if (mail) setTarget({ path: mail });
  }, []);
  if (!data) return <p className="page">{refusal ?? 'Opening the desk …'}</p>;

  const { errors, missingLetters } = data;
  const notify = (words: string, isError = false, errors: Message['errors'] = []) =>
    setMessage({ words, isError, errors, at: location.hash });
  const desk: DeskState = {
    data,
    entries,
    open,
    searchRequest,
    notify,
    async act(request, done) {
      const result = request ? await request : { status: 200 };
      if (result.status === needsConfirmation) return result;
      const why = result.refusal ?? (result.status < 400 ? '' : 'This was not saved.');
      notify(why || done, why !== '', result.errors);
      await reload();
      return result;
    },
  };
  const { words, isError, errors: reasons } = message.at === location.hash ? message : noMessage;
  return (
    <DeskContext value={desk}>
      <div className={`desk desk--${view}`}>
        <header className="bar">
          <h1>The desk</h1>
          <p className="bar__status" role="status">
            {isError ? '' : words}
          </p>
          <SegmentedControl label="Show" options={viewNames} value={view} onChange={setView} />
          <PublishLink />
        </header>
        <Navigation />
        <main>
          <div className="desk__form">
            {errors.length > 0 && (
              <div className="message message--error" role="alert">
                <p>Guests see the previous version of the site until this is fixed:</p>
                <ErrorLinks errors={errors} />
              </div>
            )}
            {missingLetters.length > 0 && (
              <p className="message">
                Your typefaces lack {missingLetters.join(' ')}: guests see these letters in another typeface.
              </p>
            )}
            {isError && <Refusal words={words} errors={reasons} />}
            {entry ? (
              <EntryForm
                key={entry.path}
                entry={entry}
                clicked={clicked?.place?.file === entry.path ? clicked : undefined}
                found={found}
                onField={(path) => showField({ file: entry.path, path })}
                onTyping={() => words && notify('')}
              />
            ) : open.startsWith('list/') ? (
              <FolderPage />
            ) : (
              partPages[isPart ? (open as keyof typeof partPages) : '']
            )}
          </div>
          <Preview
            target={target}
            field={field?.file === file ? field : undefined}
            onOpen={handleClick}
            onFollow={handleFollow}
            onSearch={openSearch}
            errors={found}
            onErrors={setFound}
          />
        </main>
      </div>
    </DeskContext>
  );
}
