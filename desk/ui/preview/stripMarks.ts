/** Runs in the framed page: removes marks from rendered text before painting, and keeps a record of the marks. */

import type { FieldPlace } from '../../preview/fieldMarks';
import { decodeMarks, endsWithMark } from '../../preview/markEncoding';

const focusable = 'a, button, input, select, textarea, summary, label, [tabindex]';

/** The marks that a text node or an element's attributes had. */
const idsOf = new WeakMap<Node, readonly number[]>();

function cleanText(node: Text): void {
  const { data } = node;
  const { text, ids } = decodeMarks(data);
  if (ids.length === 0) return;
  node.data = text;
  // Marks elsewhere belong to facts in the text. The text's own mark comes after its last link.
  if (!endsWithMark.test(data)) return;
  idsOf.set(node, ids);
  const { parentElement: element } = node;
  if (!element || element.closest('head')) return;
  element.setAttribute('data-desk-text', '');
  if (!element.closest(focusable)) element.tabIndex = 0;
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const { text, ids } = decodeMarks(value);
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

/** Removes marks from everything rendered from now on, in a microtask, which runs before painting. */
export function stripMarks(): void {
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

/** Returns the marked text nodes inside an element. */
export function markedText(element: Element): Text[] {
  const nodes: Text[] = [];
  const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (inside.nextNode()) if (idsOf.has(inside.currentNode)) nodes.push(inside.currentNode as Text);
  return nodes;
}

/** The elements whose attributes had marks, such as button labels. */
export const markedElements = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => idsOf.has(element));

/** Returns the field shown by a text node or an attribute. The last mark is the field's, and others are from facts. */
export const placeOf = (node: Node, places: Readonly<Record<number, FieldPlace>>): FieldPlace | undefined =>
  places[idsOf.get(node)?.at(-1) ?? -1];
