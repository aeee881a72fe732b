/** In the page of the frame: takes the marks out of what React writes, before it is painted, and knows where they were. */
import type { Place } from '../../preview/marks';
import { endsWithMark, readMarks } from '../../preview/markText';

const focusable = 'a, button, input, select, textarea, summary, label, [tabindex]';

/** The marks that a text or an element's attributes had. */
const idsOf = new WeakMap<Node, readonly number[]>();

function cleanText(node: Text): void {
  const { data } = node;
  const { text, ids } = readMarks(data);
  if (ids.length === 0) return;
  node.data = text;
  // Other marks are of facts in a text whose own mark is behind its last link.
  if (!endsWithMark.test(data)) return;
  idsOf.set(node, ids);
  const { parentElement: element } = node;
  if (!element || element.closest('head')) return;
  element.setAttribute('data-desk-text', '');
  if (!element.closest(focusable)) element.tabIndex = 0;
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const { text, ids } = readMarks(value);
    if (ids.length === 0) continue;
    element.setAttribute(name, text);
    idsOf.set(element, ids);
  }
}

function clean(node: Node): void {
  if (node instanceof Text) cleanText(node);
  if (!(node instanceof Element)) return;
  cleanAttributes(node);
  const inside = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (inside.nextNode())
    if (inside.currentNode instanceof Text) cleanText(inside.currentNode);
    else cleanAttributes(inside.currentNode as Element);
}

/** Cleans everything that is written from now on: a microtask later, which is before it is painted. */
export function cleanMarks(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      if (type === 'childList') addedNodes.forEach(clean);
      else if (type === 'attributes') cleanAttributes(target as Element);
      else cleanText(target as Text);
    observer.takeRecords();
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document.documentElement, all);
}

/** The texts with marks inside of an element. */
export function markedTexts(element: Element): Text[] {
  const texts: Text[] = [];
  const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (inside.nextNode()) if (idsOf.has(inside.currentNode)) texts.push(inside.currentNode as Text);
  return texts;
}

/** The elements whose attributes had marks, such as labels of buttons. */
export const markedElements = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => idsOf.has(element));

/** The place of a text, or of an attribute. Its own mark is the last: facts in it have theirs before. */
export const placeOf = (node: Node, places: Readonly<Record<number, Place>>): Place | undefined =>
  places[idsOf.get(node)?.at(-1) ?? -1];
