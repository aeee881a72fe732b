/** Runs in the framed page: highlights a field's text, or says where guests see the text. */
import type { FieldPlace } from '../../preview/fieldMarks';
import { markedElements, markedText, placeOf } from './stripMarks';

type Places = Readonly<Record<number, FieldPlace>>;

const isSame = (one: FieldPlace | undefined, other: FieldPlace) =>
  one?.file === other.file && one.path.join('.') === other.path.join('.');

/** Whether guests see an element; some text is only for screen readers. */
const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Returns the elements that show a field. Elements with marks in attributes come last. */
function elementsOf(place: FieldPlace, places: Places): Element[] {
  const nodes = [...markedText(document.body), ...markedElements()];
  return nodes.flatMap((node) =>
    isSame(placeOf(node, places), place) ? ((node instanceof Element ? node : node.parentElement) ?? []) : [],
  );
}

/** Returns the element that shows a field, preferably a visible element. */
function elementOf(place: FieldPlace, places: Places): Element | undefined {
  const elements = elementsOf(place, places);
  return elements.find(isVisible) ?? elements[0] ?? nameOf(place, places);
}

/** Finds the name of a number's entry, since numbers have no marks. For a map position, finds the name on the map. */
function nameOf({ file, path }: FieldPlace, places: Places): Element | undefined {
  const elements = elementsOf({ file, path: [...path.slice(0, -1), 'name'] }, places).filter(isVisible);
  return path.at(-1) === 'x' ? elements.at(-1) : elements[0];
}

/** The name of the dialog or menu around an element. */
function containerName(element: Element): string | undefined {
  const container = element.closest('dialog, [popover], [role=dialog]');
  if (!container) return undefined;
  const label = document.getElementById(container.getAttribute('aria-labelledby') ?? '');
  return container.ariaLabel ?? label?.textContent ?? undefined;
}

/** Says where guests see text that the page doesn't show at first. */
function lineFor(element: Element | undefined): string {
  const name = element && containerName(element);
  if (name) return `Guests see this once they open “${name}”.`;
  return element
    ? 'Guests of screen readers hear this, or it appears after a tap.'
    : 'Guests see this elsewhere: on another page, after a tap, or as a message in a form.';
}

export function mark(attribute: string, element: Element | undefined): void {
  for (const other of document.querySelectorAll(`[${attribute}]`))
    if (other !== element) other.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}

function showLine(words: string | undefined): void {
  const last = document.querySelector('.desk-line');
  if (words === undefined) last?.remove();
  if (words === undefined || last?.textContent === words) return;
  const line = last ?? document.body.appendChild(document.createElement('p'));
  Object.assign(line, { className: 'desk-line', role: 'status', textContent: words });
}

/** The field that is highlighted. */
let shown = '';

/** Scrolls to a field's text and outlines the text, opening a collapsed list around it. */
export function highlightField(place: FieldPlace, places: Places): void {
  const name = [place.file, ...place.path].join('.');
  const isNew = shown !== name;
  shown = name;
  const element = elementOf(place, places);
  const closed = element?.closest('details');
  if (closed) closed.open = true;
  const isSeen = element !== undefined && isVisible(element);
  showLine(isSeen ? undefined : lineFor(element));
  mark('data-desk-shown', isSeen ? element : undefined);
  if (isSeen && (isNew || !isInView(element)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Stops highlighting a field. */
export function clearHighlight(): void {
  shown = '';
  showLine(undefined);
  mark('data-desk-shown', undefined);
}
