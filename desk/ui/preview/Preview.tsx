import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OwnerError } from '../../content/ownerError';
import type { FieldPlace } from '../../preview/fieldMarks';
import type { PreviewResult } from '../../preview/previewSite';
import { post } from '../api';
import { useDrafts } from '../form/drafts';
import { useDesk } from '../frame/DeskContext';
import { fieldHash } from '../frame/urlHash';
import { SegmentedControl } from '../SegmentedControl';
import { useSettled } from '../useSettled';
import type { Click, DeskMessage, PageMessage } from './messages';

/** The widths of the page's viewport, in px. */
const widths = { Computer: 1280, Phone: 390 } as const;
type Device = keyof typeof widths;
const devices = { Computer: 'Computer', Phone: 'Phone' } as const;
const clicks = { change: 'Change', browse: 'Browse' } as const;

/** Matches phones in either orientation, where the preview starts in phone view. */
const phones = '(width < 700px), (height < 500px)';

/** The delay between the last keystroke and the page's update, in ms. */
const updateDelay = 150;

interface PreviewProps {
  /** The page to load. A new object loads the page again, since the owner may have navigated away. */
  target: { path: string };
  /** The focused field. */
  field: FieldPlace | undefined;
  /** Called when the owner clicks something on the page. */
  onOpen(click: Click): void;
  /** Called when the owner follows a link on the page. */
  onFollow(path: string): void;
  /** Called when the owner opens search. */
  onSearch(): void;
  /** The errors that the content has with the drafts. */
  errors: readonly OwnerError[];
  /** Called with these errors after each change. */
  onErrors(errors: readonly OwnerError[]): void;
}

/** The real page with this browser's drafts, scaled to fit. A click on text or a picture opens its field. */
export function Preview({ target, field, onOpen, onFollow, onSearch, errors, onErrors }: PreviewProps) {
  const { data } = useDesk();
  const drafts = useDrafts();
  /** Whether to show errors. While the owner types, a value is often invalid only because it is incomplete. */
  const isSettled = useSettled(drafts);
  const [device, setDevice] = useState<Device>(matchMedia(phones).matches ? 'Phone' : 'Computer');
  const [isEditing, setEditing] = useState(true);
  /** The day for which the page is shown; empty for today. */
  const [day, setDay] = useState('');
  /** The document in the frame; a new object after each load. */
  const [shown, setShown] = useState<{ path: string }>();
  /** False while a narrow window shows only the list or the form, in which case the page highlights no field. */
  const [isSeen, setSeen] = useState(false);
  /** The address that the desk is loading; '' if none, so that a page that loads then comes from a clicked link. */
  const requested = useRef('');
  /** The path of the document in the frame, known before `shown` is rendered. */
  const shownPath = useRef('');
  /** The last valid value of each draft. */
  const valid = useRef<ReadonlyMap<string, unknown>>(new Map());
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = widths[device];
  /** Whether the first error is in a new page, which was never valid. */
  const isNew = errors[0]?.file !== undefined && !data.entries.some(({ path }) => path === errors[0]?.file);
  const send = (message: DeskMessage) => frame.current?.contentWindow?.postMessage(message, location.origin);

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const resize = () => {
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty('--page-width', `${width}px`);
      current.style.setProperty('--page-scale', String(scale));
      setSeen(current.clientWidth > 0);
    };
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    resize();
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    function receive({ origin, source, data: message }: MessageEvent<PageMessage>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (message.kind === 'open') return onOpen(message);
      if (message.kind === 'search') return onSearch();
      if (message.kind !== 'shown') return;
      shownPath.current = message.path;
      setShown({ path: message.path });
      if (!requested.current) onFollow(message.path);
      else if (message.path === requested.current) requested.current = '';
    }
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onOpen, onFollow, onSearch]);

  useEffect(() => {
    // While a page is loading, the frame still has the previous page.
    if (!frame.current || (requested.current || shownPath.current) === target.path) return;
    requested.current = target.path;
    frame.current.src = target.path;
  }, [target]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved data updates the page, too
  useEffect(() => {
    if (!shown) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const { data: preview = {} } = await post<PreviewResult>('/desk/preview', {
        path: shown.path,
        ...(day && { day }),
        drafts: [...drafts].map(([file, { value }]) => ({ file, value, valid: valid.current.get(file) })),
      });
      if (isStale) return;
      const { data: page, styles = '', places = {}, mail, errors: found = [], files = [] } = preview;
      onErrors(found);
      const isValid = ([file]: [string, unknown]) => !files.includes(file);
      valid.current = new Map([
        ...[...valid.current].filter(([file]) => drafts.has(file)),
        ...[...drafts].filter(isValid).map(([file, { value }]) => [file, value] as const),
      ]);
      if (page) send({ kind: 'data', data: page, styles, places });
      if (page && field && isSeen) send({ kind: 'show', place: field });
      if (mail !== undefined) send({ kind: 'mail', html: mail });
    }, updateDelay);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [shown, drafts, data, field, isSeen, day, onErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document needs the message, too
  useEffect(() => send({ kind: 'editing', isEditing }), [isEditing, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: show the field immediately if the page has it
  useEffect(() => {
    if (isSeen) send({ kind: 'show', ...(field && { place: field }) });
  }, [field, isSeen]);

  return (
    <section className="preview" aria-label="The page">
      <div className="preview__bar line">
        <p className="preview__state grow note" role="status">
          <strong>{shown?.path ?? target.path}</strong>
          {isSettled && errors[0] && (
            <>
              {isNew ? ' is shown once this is right: ' : ' shows the last valid version: '}
              <a href={`#${fieldHash(errors[0].file ?? '', errors[0].path)}`}>{errors[0].words}</a>
            </>
          )}
        </p>
        <label className="preview__day line note">
          As on
          <input type="date" value={day} min={data.today} onChange={({ target }) => setDay(target.value)} />
        </label>
        <SegmentedControl
          label="Clicks on the page"
          options={clicks}
          value={isEditing ? 'change' : 'browse'}
          onChange={(click) => setEditing(click === 'change')}
        />
        <SegmentedControl label="Preview as on a" options={devices} value={device} onChange={setDevice} />
      </div>
      <div className="preview__stage" ref={stage}>
        <iframe ref={frame} className="preview__page" title="The page as guests see it" />
      </div>
    </section>
  );
}
