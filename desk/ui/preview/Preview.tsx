import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../frame/DeskContext';
import { Switch } from '../Switch';
import { marksOf, type Place } from './marksOf';
import type { DeskMessage, PageMessage } from './messages';

/** How wide the page believes its window to be, in px. */
const widths = { Computer: 1280, Phone: 390 } as const;
type Device = keyof typeof widths;
const devices = { Computer: 'Computer', Phone: 'Phone' } as const;
const clicks = { change: 'Change', browse: 'Browse' } as const;

/** Timeout of the wait for a page, in ms. */
const pageTimeout = 15_000;

/** In narrower windows, in px, the page is shown as on a phone at first. */
const narrow = 700;

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

interface PreviewProps {
  /** The preview's origin. */
  origin: string;
  /** What is to be shown; the owner may have gone on to another page since. Another object asks for it again. */
  goal: { path: string };
  /** The field that has the focus. */
  field: Place | undefined;
  /** The owner has followed a link of the page. */
  onFollow(path: string): void;
}

/** The real page, as wide as on a computer or a phone, made to fit. A click on what it shows opens its field. */
export function Preview({ origin, goal, field, onFollow }: PreviewProps) {
  const { data, saves, openPlace } = useDesk();
  const [device, setDevice] = useState<Device>(innerWidth < narrow ? 'Phone' : 'Computer');
  const [isEditing, setEditing] = useState(true);
  /** What the page has told: its path, when, and of how many saves. */
  const [shown, setShown] = useState<{ path: string; at: number; saves: number }>();
  const [isLate, setLate] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = widths[device];
  /** Whether the next page that comes is the one that the desk has asked for. */
  const isAwaited = useRef(true);
  const shownPath = shown?.path ?? goal.path;
  const { marks, places } = useMemo(() => marksOf(data, shownPath), [data, shownPath]);
  const isCurrent = shown !== undefined && shown.saves === saves;

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const resize = () => {
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty('--page-width', `${width}px`);
      current.style.setProperty('--page-scale', String(scale));
    };
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    resize();
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    function hear({ origin: from, data: message }: MessageEvent<PageMessage>) {
      if (from !== origin) return;
      const place = message.kind === 'open' ? places[message.id] : undefined;
      if (place) openPlace(place);
      if (message.kind !== 'shown') return;
      const isSame = message.path === shown?.path;
      setShown({ path: message.path, at: Date.now(), saves });
      if (isAwaited.current && isSame && message.path !== goal.path && frame.current) {
        // The page before was loaded again, since it has changed, and has got in before the other.
        frame.current.src = origin + goal.path;
        return;
      }
      if (message.isFollowed) onFollow(message.path);
      isAwaited.current = false;
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [goal, origin, places, saves, shown, openPlace, onFollow]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page is matters only when another is asked for
  useEffect(() => {
    if (!frame.current || shown?.path === goal.path) return;
    isAwaited.current = true;
    frame.current.src = origin + goal.path;
  }, [goal, origin]);

  useEffect(() => {
    setLate(false);
    if (isCurrent) return;
    const timer = setTimeout(() => {
      setLate(true);
      // A change that no page shows makes no page again: then this one is as it should be.
      if (frame.current) frame.current.src = origin + shownPath;
    }, pageTimeout);
    return () => clearTimeout(timer);
  }, [isCurrent, origin, shownPath]);

  useEffect(() => {
    const message: DeskMessage = { kind: 'marks', marks, isEditing };
    if (shown) frame.current?.contentWindow?.postMessage(message, origin);
  }, [marks, isEditing, origin, shown]);

  useEffect(() => {
    if (!field) return;
    const name = field.path.join('.');
    const id = places.findIndex(
      ({ file, path, line }) =>
        file === field.file && path.join('.') === name && (field.line === undefined || line === field.line),
    );
    const message: DeskMessage = { kind: 'show', id };
    if (id !== -1) frame.current?.contentWindow?.postMessage(message, origin);
  }, [field, places, origin]);

  const state =
    data.errors.length > 0
      ? 'waits for what is to be put right, and is as it was before'
      : isCurrent
        ? `as it is since ${clock.format(shown.at)}`
        : !isLate
          ? 'is being made …'
          : shown
            ? `is still that of ${clock.format(shown.at)}: your last change is saved, and not in it yet`
            : 'does not come. What you save is kept; look at the window where the desk was started';
  return (
    <section className="preview" aria-label="The page">
      <div className="preview__bar line">
        <p className="preview__state grow note" role="status">
          <strong>{shownPath}</strong> {state}
        </p>
        <Switch
          label="A click on the page"
          options={clicks}
          value={isEditing ? 'change' : 'browse'}
          onChange={(click) => setEditing(click === 'change')}
        />
        <Switch label="Show the page as on a" options={devices} value={device} onChange={setDevice} />
      </div>
      <div className="preview__stage" ref={stage}>
        <iframe ref={frame} className="preview__page" title="The page as guests see it" />
      </div>
    </section>
  );
}
