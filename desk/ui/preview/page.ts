/**
 * Runs in the site's pages in the desk's frame, instead of client/boot/loadScripts.ts: renders the data that the desk
 * sends, outlines what can be changed, and tells the desk what was clicked.
 */
import { type PreviewData, startPreview } from '../../../client/boot/preview';
import type { Place } from '../../preview/marks';
import type { Click, DeskMessage, PageMessage } from './messages';
import { cleanMarks, markedTexts, placeOf } from './pageMarks';
import { conceal, reveal } from './reveal';

const send = (message: PageMessage) => parent.postMessage(message, location.origin);

type Render = (next: Partial<PreviewData>) => void;

let isEditing = true;
/** True while the desk itself clicks on the page. */
let isOpening = false;
let places: Readonly<Record<number, Place>> = {};

/** '/media/sun-deck-3f2a-960.webp' -> 'sun-deck' */
const pictureIn = ({ currentSrc, src }: HTMLImageElement) =>
  /\/media\/([a-z0-9-]+)-[0-9a-f]+-(?:tall-)?\d+\.\w+$/.exec(currentSrc || src)?.[1];

/** The text under a point, and the offset in it. */
function textAt(x: number, y: number): { node: Text; offset: number } | undefined {
  const found = document.caretPositionFromPoint?.(x, y);
  const range = found ? undefined : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = [found?.offsetNode ?? range?.startContainer, found?.offset ?? range?.startOffset];
  return node instanceof Text ? { node, offset: offset ?? 0 } : undefined;
}

/** Content whose numbers are shown without marks: prices, the number of guests that a room sleeps. */
const numericFiles = /^(rooms|offers|places)/;

/** The place of an element without a mark: that of the nearest marked text. */
function placeNear(element: Element, words: string): Place | undefined {
  const [, slug] = /^\/room\/([^/]+)/.exec(location.pathname) ?? [];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const near = markedTexts(ancestor).flatMap((node) => placeOf(node, places) ?? []);
    const match = /\d/.test(words) ? near.find(({ file }) => numericFiles.test(file)) : near[0];
    if (match) return match;
  }
  return /\d/.test(words) && slug ? { file: `rooms/${slug}.json`, path: [] } : undefined;
}

function clickOn(element: Element, at?: { node: Text; offset: number }): Click | undefined {
  const picture = element instanceof HTMLImageElement ? pictureIn(element) : undefined;
  if (picture) return { picture, words: '', place: placeNear(element, '') };
  const marked = markedTexts(element).at(-1);
  const last = marked && placeOf(marked, places);
  // In a text with links, the mark comes after the last link.
  const own = at && (placeOf(at.node, places) ?? (element.querySelector(':scope > a') ? last : undefined));
  if (own && element.contains(at.node)) return { place: own, words: at.node.data, offset: at.offset };
  const words = element.textContent ?? '';
  const place = placeNear(element, words) ?? last;
  return place && { place, words };
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The topmost element under the pointer that shows a text or a picture, ignoring empty ones above it. */
const elementAt = ({ clientX, clientY }: MouseEvent): Element | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((each) => each instanceof HTMLImageElement || hasText(each));

/** Menu links are followed, not edited. */
const isMenuLink = ({ place }: Click) => place?.file === 'navigation.json' && place.path.at(-1) === 'label';

function open(event: Event, element: Element | undefined, at?: { node: Text; offset: number }): void {
  const click = isEditing && !isOpening && element ? clickOn(element, at) : undefined;
  if (!click || isMenuLink(click)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  send({ kind: 'open', ...click });
}

addEventListener(
  'click',
  (event) => {
    // Pressing a key on a link or button fires a click without a position.
    if (event.detail === 0) open(event, event.target as Element);
    else open(event, elementAt(event), textAt(event.clientX, event.clientY));
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const element = event.target as Element;
    if (event.key === 'Enter' && element.matches('[data-desk-text][tabindex]')) open(event, element);
  },
  true,
);

function mark(attribute: string, element: Element | undefined): void {
  for (const other of document.querySelectorAll(`[${attribute}]`))
    if (other !== element) other.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}
addEventListener('pointermove', (event) =>
  mark('data-desk-pointed', isEditing ? elementAt(event) : undefined),
);

/** How long newly opened elements may take to move the focus, in ms. */
const settleTime = 300;

/** The field currently shown. */
let shown = '';

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Shows a field on the page. Anything that opens for this must not take the focus from the form. */
async function show(
  place: Place,
  text: string | undefined,
  render: Render,
  isCurrent: () => boolean,
): Promise<void> {
  const { file, path } = place;
  const name = [file, ...path].join('.');
  const isNew = shown !== name;
  shown = name;
  document.documentElement.dataset.deskFile = file;
  isOpening = true;
  const focused = parent.document.activeElement as HTMLElement | null;
  const restoreFocus = () => focused !== frameElement && focused?.focus({ preventScroll: true });
  addEventListener('focusin', restoreFocus);
  const element = await reveal(place, text, places, render, isCurrent);
  setTimeout(() => removeEventListener('focusin', restoreFocus), settleTime);
  isOpening = false;
  if (!element || !isCurrent()) return;
  if (isNew || !isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  mark('data-desk-shown', element);
}

/** Stops showing a field. */
function hide(render: Render): void {
  shown = '';
  delete document.documentElement.dataset.deskFile;
  conceal(render);
}

async function start(): Promise<void> {
  const render = await startPreview();
  let showing = Promise.resolve();
  let latest: DeskMessage | undefined;
  cleanMarks();
  addEventListener('message', ({ origin, data: message }: MessageEvent<DeskMessage>) => {
    if (origin !== location.origin) return;
    if (message.kind === 'data') {
      ({ places } = message);
      render(message.data);
    } else if (message.kind === 'editing') {
      ({ isEditing } = message);
      document.documentElement.toggleAttribute('data-desk-editing', isEditing);
    } else if (message.kind === 'show') {
      latest = message;
      const isCurrent = () => latest === message;
      const { place, text } = message;
      showing = showing.then(() => (place ? show(place, text, render, isCurrent) : hide(render)));
    }
  });
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/desk/assets/preview.css' }),
  );
  send({ kind: 'shown', path: location.pathname });
}

void start();
