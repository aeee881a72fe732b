/** Shows a form field on the page: opens whatever contains it, or puts a site form into the state that displays it. */
import type { PreviewData } from '../../../client/boot/preview';
import { formNames, forms } from '../../../shared/forms/allForms';
import type { FieldDefinition } from '../../../shared/forms/definition';
import { yearsAhead } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import type { Place } from '../../preview/marks';
import { readMarks } from '../../preview/markText';
import { markedElements, markedTexts, placeOf } from './pageMarks';

type Places = Readonly<Record<number, Place>>;

/** Controls that open something: a dialog, a calendar, a comparison. */
const openers = '[aria-haspopup], [aria-expanded=false]';
const opened = 'dialog[open], [popover]:popover-open';

/** How long an opened element may take to appear and then to fill, and the polling interval, in ms. */
const maxWait = 3000;
const fillTime = 400;
const pollInterval = 50;

const wait = () => new Promise((resolve) => setTimeout(resolve, pollInterval));

/** By this time, in ms, everything that appears automatically has appeared. */
const startupTime = 2000;

const errorPattern = /fail|error|unreachable|unsent|incomplete|missing|bad/i;

const isSame = (one: Place | undefined, other: Place) =>
  one?.file === other.file && one.path.join('.') === other.path.join('.');
/** Whether guests see it; some texts are only for screen readers. */
const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

/** The element that shows a place, preferably a visible one. */
function elementOf(place: Place, places: Places): Element | undefined {
  const nodes = [...markedTexts(document.body), ...markedElements()];
  const elements = nodes.flatMap((node) =>
    isSame(placeOf(node, places), place) ? ((node instanceof Element ? node : node.parentElement) ?? []) : [],
  );
  return elements.find(isVisible) ?? elements[0];
}

/** Opens everything around an element. */
function openAround(element: Element): void {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true;
    if (ancestor instanceof HTMLDialogElement && !ancestor.open) ancestor.show();
    if (ancestor.matches('[popover]:not(:popover-open)')) (ancestor as HTMLElement).showPopover();
  }
}

/** Closes everything open that doesn't contain an element. */
function closeOthers(element: Element | undefined): void {
  for (const each of document.querySelectorAll<HTMLElement>(opened)) {
    if (element && each.contains(element)) continue;
    if (each instanceof HTMLDialogElement) each.close();
    else each.hidePopover();
  }
}

/** Clicks one control of each kind until the place appears: those with a class named after its file, otherwise all. */
async function tryOpeners(
  place: Place,
  find: () => Element | undefined,
  isCurrent: () => boolean,
): Promise<Element | undefined> {
  const [topic = ''] = place.file.split(/[-.]/);
  const kinds = new Map(
    [...document.querySelectorAll<HTMLElement>(openers)]
      .filter(isVisible)
      .map((each) => [each.className, each]),
  );
  const all = [...kinds.values()];
  const likely = all.filter(({ className }) => className.includes(topic));
  // Wait for what appears automatically, such as the cookie notice.
  for (; performance.now() < startupTime && !find(); ) await wait();
  for (const control of likely.length > 0 ? likely : all) {
    if (find()) return find();
    control.click();
    const hasOpened = () => control.ariaExpanded === 'true' || document.querySelector(opened) !== null;
    let left = likely.length > 0 ? maxWait : maxWait / 5;
    for (; left > 0 && isCurrent(); left -= pollInterval) {
      await wait();
      const element = find();
      if (element && isVisible(element)) return element;
      if (hasOpened()) left = Math.min(left, fillTime);
    }
    if (control.ariaExpanded === 'true') control.click();
    closeOthers(undefined);
  }
  return undefined;
}

/** Form results that may show a text: first those that show it on their own, then those with it as their message. */
function resultsWith({ file, path: [...path] }: Place, text: string): PreviewData['formResult'][] {
  const where = path.join('.');
  const isShared = file === 'form-errors.json';
  const success = !isShared && !errorPattern.test(where);
  if (file === 'stay-form.json' || (success && !/success|consent/i.test(where))) return [];
  const own = formNames.filter((name) => path.includes(name));
  const all = (own.length > 0 ? own : formNames.toReversed()).map((form) => ({ form, success }));
  if (!isShared || path.length === 1)
    return ['…', text].flatMap((message) => all.map((result) => ({ ...result, message })));
  const key = path.at(-1);
  return all.flatMap((result) => {
    const fields = Object.entries<FieldDefinition>(forms[result.form].fields);
    const field = fields.find(([name, { help }]) => name === key || help === key);
    const [name] = field ?? ((path[0] === 'invalid' && fields[0]) || []);
    return name ? { ...result, message: '…', errors: { [name]: text } } : [];
  });
}

/** The form result that is shown, by its index among those for a field. */
let shownResult: { place: Place; index: number } | undefined;

/** Shows text that no page displays in a line at the bottom of the page. */
function fillLine(line: HTMLElement, text: string): HTMLElement {
  line.textContent = `Guests see: ${text}`;
  return line;
}

/** Restores the page to how it was before a field was revealed. */
export function conceal(render: (next: Partial<PreviewData>) => void): void {
  document.querySelector('.desk-line')?.remove();
  closeOthers(undefined);
  if (shownResult) render({ formResult: undefined });
  shownResult = undefined;
}

/**
 * Reveals a field on the page.
 * @param template the text that guests read there; until it is known, only elements around the field are opened
 * @param render renders the page with new data
 * @param isCurrent whether this field is still the requested one
 * @returns the element that shows it
 */
export async function reveal(
  place: Place,
  template: string | undefined,
  places: Places,
  render: (next: Partial<PreviewData>) => void,
  isCurrent: () => boolean,
): Promise<Element | undefined> {
  const find = () => elementOf(place, places);
  const text = template && fill(template, { years: yearsAhead });
  const results = text === undefined ? [] : resultsWith(place, text);
  async function showResult(index: number | undefined) {
    shownResult = index === undefined ? undefined : { place, index };
    render({ formResult: results[index ?? results.length] });
    // Marks are read a microtask after rendering.
    await Promise.resolve();
    return find();
  }

  let element = find();
  if (text !== undefined && shownResult)
    element = await showResult(isSame(shownResult.place, place) ? shownResult.index : undefined);
  if (element) openAround(element);
  if (text === undefined) return element;
  const plainText = readMarks(text).text;
  const last = document.querySelector<HTMLElement>('.desk-line');
  const name = [place.file, ...place.path].join('.');
  if (last?.dataset.place === name && !(element && isVisible(element))) return fillLine(last, plainText);
  last?.remove();
  closeOthers(element);
  if (element && isVisible(element)) return element;
  for (const index of results.keys()) {
    element = await showResult(index);
    if (element && isVisible(element)) return element;
  }
  if (shownResult) await showResult(undefined);
  const isOnPage = Object.values(places).some((each) => isSame(each, place));
  element = isOnPage ? await tryOpeners(place, find, isCurrent) : undefined;
  if (element || !plainText || !isCurrent()) return element;
  const line = document.body.appendChild(document.createElement('p'));
  Object.assign(line, { className: 'desk-line', role: 'status' });
  line.dataset.place = name;
  return fillLine(line, plainText);
}
