/**
 * Runs in the site's pages in the desk's frame (desk/preview/proxy.ts puts it there, and nowhere else): finds the words and
 * pictures of content in the page, outlines them, and tells the desk which one was clicked.
 */
import type { DeskMessage, Mark, PageMessage } from './messages';

const desk = document.querySelector<HTMLScriptElement>('script[data-desk]')?.dataset.desk ?? '';
const tell = (message: PageMessage) => parent.postMessage(message, desk);

/** After so long without a change of the page it is searched again, in ms. */
const settleTime = 250;
/** How often the address is looked at, in ms: the site's router changes it without an event. */
const lookTime = 250;

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();
const attribute = 'data-desk-id';

let marks: readonly Mark[] = [];
let isEditing = true;
/** The mark that the desk wants to be seen. */
let wanted: number | undefined;
/** React takes over a page as the server has sent it: before it has, nothing in it may change. */
let isHydrated = false;

const byWords = (kind: Mark['kind']) =>
  new Map(marks.filter((mark) => mark.kind === kind).map(({ words, id }) => [normal(words), id]));

/** '/media/sun-deck-960.abc.webp' -> 'sun-deck', the longest name that fits. */
function pictureIn(source: string, pictures: ReadonlyMap<string, number>): number | undefined {
  const file = /\/media\/([^/?]+)$/.exec(source)?.[1] ?? '';
  for (let name = file; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const id = pictures.get(name);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The slug of the one room that an element, or what is around it, leads to. */
function roomAround(element: Element): string | undefined {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const links = [around, ...around.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const slugs = new Set(links.flatMap((href) => /^\/room\/([^/]+)/.exec(href)?.[1] ?? []));
    if (slugs.size === 1) return [...slugs][0];
    if (slugs.size > 1) break;
  }
  return /^\/room\/([^/]+)/.exec(location.pathname)?.[1];
}

const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' ')).join('');

/** Scrolls to what the desk wants to be seen, once it is marked. */
function show(): void {
  const element = document.querySelector(`[${attribute}="${wanted}"]`);
  if (!element) return;
  wanted = undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const other of document.querySelectorAll('[data-desk-shown]'))
    other.removeAttribute('data-desk-shown');
  element.setAttribute('data-desk-shown', '');
}

/** Finds the marks in the page as it is now. */
function search(): void {
  if (!isHydrated) return;
  const [texts, pictures, prices] = (['text', 'picture', 'price'] as const).map(byWords);
  for (const element of document.querySelectorAll('#root *, body > :not(script, style) *')) {
    const own = normal(ownText(element));
    const id =
      element instanceof HTMLImageElement
        ? pictureIn(element.currentSrc || element.src, pictures ?? new Map())
        : (texts?.get(normal(element.textContent ?? '')) ??
          texts?.get(own) ??
          (/\$\d/.test(own) ? prices?.get(roomAround(element) ?? '') : undefined));
    if (id === undefined) {
      element.removeAttribute(attribute);
      continue;
    }
    // The innermost that has the same words.
    const around = element.parentElement?.closest(`[${attribute}="${id}"]`);
    if (around && normal(around.textContent ?? '') === normal(element.textContent ?? ''))
      around.removeAttribute(attribute);
    if (element.getAttribute(attribute) !== String(id)) element.setAttribute(attribute, String(id));
    const isReached = element.matches('a, button, input, select, textarea, summary, [tabindex]');
    if (isEditing && !isReached && !element.closest('a, button')) element.setAttribute('tabindex', '0');
  }
  show();
}

/**
 * What can be changed under the pointer. What lies under a link is not meant, as a picture under a menu, but where the link
 * is that of a whole card.
 */
function markAt({ clientX, clientY }: MouseEvent): Element | undefined {
  const under = document.elementsFromPoint(clientX, clientY);
  const mark = under.find((element) => element.hasAttribute(attribute));
  const control = under.find((element) => element.matches('a, button, input, select, textarea, label'));
  if (!mark || !control || under.indexOf(mark) < under.indexOf(control) || mark.contains(control))
    return mark;
  return control.closest('li, article, figure')?.contains(mark) ? mark : undefined;
}

function open(event: Event, element: Element | null | undefined): void {
  if (!isEditing || !element) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tell({ kind: 'open', id: Number(element.getAttribute(attribute)) });
}

addEventListener(
  'click',
  (event) => {
    // A key on a link or button makes a click without a place.
    const isKey = event.detail === 0;
    const link = (event.target as Element).closest('a');
    open(event, isKey ? (event.target as Element).closest(`[${attribute}]`) : markAt(event));
    const leadsOn = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (!event.defaultPrevented && leadsOn && link.target === '') sessionStorage.setItem(followedKey, '');
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const element = event.target as Element;
    if (event.key === 'Enter' && element.matches(`[${attribute}][tabindex]`)) open(event, element);
  },
  true,
);

const pointed = 'data-desk-pointed';
addEventListener('pointermove', (event) => {
  const element = isEditing ? markAt(event) : undefined;
  for (const other of document.querySelectorAll(`[${pointed}]`))
    if (other !== element) other.removeAttribute(pointed);
  element?.setAttribute(pointed, '');
});

addEventListener('message', ({ origin, data }: MessageEvent<DeskMessage>) => {
  if (origin !== desk) return;
  if (data.kind === 'marks') {
    ({ marks, isEditing } = data);
    wanted = undefined;
    document.documentElement.toggleAttribute('data-desk-editing', isEditing);
    search();
    return;
  }
  wanted = data.id;
  show();
});

/** Tells the next page, which may be another document, that a link has led to it. */
const followedKey = 'desk-followed';

let timer: ReturnType<typeof setTimeout> | undefined;
let shown = '';

function begin(): void {
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(search, settleTime);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  setInterval(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    tell({ kind: 'shown', path: shown, isFollowed: sessionStorage.getItem(followedKey) !== null });
    sessionStorage.removeItem(followedKey);
  }, lookTime);
}
addEventListener('load', begin);
// client/boot/devHydrated.ts
addEventListener('hydrated', () => {
  isHydrated = true;
  search();
});
