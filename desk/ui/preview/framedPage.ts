/**
 * Runs in the site's pages in the desk's frame, instead of client/boot/loadScripts.ts. Renders the data that the desk
 * sends, outlines content that a click can change, and reports clicks to the desk.
 */
import { startPreview } from '../../../client/boot/preview';
import type { FieldPlace } from '../../preview/fieldMarks';
import { isSearchShortcut } from '../searchShortcut';
import { clearHighlight, highlightField, mark } from './highlightField';
import type { Click, DeskMessage, PageMessage } from './messages';
import { markedText, placeOf, stripMarks } from './stripMarks';

const send = (message: PageMessage) => parent.postMessage(message, location.origin);

let isEditing = true;
let places: Readonly<Record<number, FieldPlace>> = {};

/** Returns an image's picture name: '/media/sun-deck-3f2a-960.webp' -> 'sun-deck'. */
const pictureIn = ({ currentSrc, src }: HTMLImageElement) =>
  /\/media\/([a-z0-9-]+)-[0-9a-f]+-(?:tall-)?\d+\.\w+$/.exec(currentSrc || src)?.[1];

/** Returns the text node under a point, and the offset in the node. */
function textAt(x: number, y: number): { node: Text; offset: number } | undefined {
  const found = document.caretPositionFromPoint?.(x, y);
  const range = found ? undefined : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = [found?.offsetNode ?? range?.startContainer, found?.offset ?? range?.startOffset];
  return node instanceof Text ? { node, offset: offset ?? 0 } : undefined;
}

/** Matches files whose numbers have no marks on pages, such as prices and a room's number of guests. */
const numericFiles = /^(rooms|offers|places)/;

/** Returns the field of the marked text nearest to an element without a mark. */
function placeNear(element: Element, words: string): FieldPlace | undefined {
  const [, slug] = /^\/room\/([^/]+)/.exec(location.pathname) ?? [];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const near = markedText(ancestor).flatMap((node) => placeOf(node, places) ?? []);
    const match = /\d/.test(words) ? near.find(({ file }) => numericFiles.test(file)) : near[0];
    if (match) return match;
  }
  return /\d/.test(words) && slug ? { file: `rooms/${slug}.json`, path: [] } : undefined;
}

function clickOn(element: Element, at?: { node: Text; offset: number }): Click | undefined {
  const picture = element instanceof HTMLImageElement ? pictureIn(element) : undefined;
  if (picture) return { picture, words: '', place: placeNear(element, '') };
  const marked = markedText(element).at(-1);
  const last = marked && placeOf(marked, places);
  // If text has links, its mark comes after the last link.
  const own = at && (placeOf(at.node, places) ?? (element.querySelector(':scope > a') ? last : undefined));
  if (own && element.contains(at.node)) return { place: own, words: at.node.data, offset: at.offset };
  const words = element.textContent ?? '';
  const place = placeNear(element, words) ?? last;
  return place && { place, words };
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Returns the topmost element under the pointer that shows text or a picture, ignoring empty elements above. */
const elementAt = ({ clientX, clientY }: MouseEvent): Element | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((each) => each instanceof HTMLImageElement || hasText(each));

/** Whether a click is on a menu link, which leads to a page instead of opening a field. */
const isMenuLink = ({ place }: Click) => place?.file === 'navigation.json' && place.path.at(-1) === 'label';

function open(event: Event, element: Element | undefined, at?: { node: Text; offset: number }): void {
  const click = isEditing && element ? clickOn(element, at) : undefined;
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
    if (isSearchShortcut(event)) {
      event.preventDefault();
      return send({ kind: 'search' });
    }
    const element = event.target as Element;
    if (event.key === 'Enter' && element.matches('[data-desk-text][tabindex]')) open(event, element);
  },
  true,
);

addEventListener('pointermove', (event) =>
  mark('data-desk-pointed', isEditing ? elementAt(event) : undefined),
);

async function start(): Promise<void> {
  const render = await startPreview();
  // The pages' Content Security Policy allows this style sheet, but not a style element.
  const colors = new CSSStyleSheet();
  document.adoptedStyleSheets.push(colors);
  stripMarks();
  addEventListener('message', ({ origin, data: message }: MessageEvent<DeskMessage>) => {
    if (origin !== location.origin) return;
    if (message.kind === 'data') {
      ({ places } = message);
      colors.replaceSync(`@layer tokens { ${message.styles} }`);
      void render(message.data);
    } else if (message.kind === 'editing') {
      ({ isEditing } = message);
      document.documentElement.toggleAttribute('data-desk-editing', isEditing);
    } else if (message.kind === 'show') {
      const { place } = message;
      // Marks are read a microtask after rendering.
      void Promise.resolve().then(() => (place ? highlightField(place, places) : clearHighlight()));
    }
  });
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/desk/assets/preview.css' }),
  );
  send({ kind: 'shown', path: location.pathname });
}

void start();
