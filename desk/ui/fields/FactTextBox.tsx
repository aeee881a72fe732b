import { type RefObject, useLayoutEffect } from 'react';
import type { ControlProps } from './FieldFrame';

/** Matches a fact's token: '{checkIn}', '{moonlight-beach.miles}'. */
const token = /\{([\w.-]+)\}/;

/** Returns the text of a box or of a node in the box, with facts as tokens. */
const textOf = (node: Node): string =>
  node instanceof HTMLElement && node.dataset.fact
    ? `{${node.dataset.fact}}`
    : node instanceof Text
      ? node.data
      : [...node.childNodes].map(textOf).join('');

function chipOf(name: string, words: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'chip';
  chip.contentEditable = 'false';
  chip.dataset.fact = name;
  chip.textContent = words;
  return chip;
}

/** Returns the range of the caret or selection; undefined if the range isn't inside the box. */
export function rangeIn(box: HTMLElement | null): Range | undefined {
  const selection = getSelection();
  if (!box || !selection?.rangeCount) return undefined;
  const range = selection.getRangeAt(0);
  return box.contains(range.commonAncestorContainer) ? range : undefined;
}

/** Puts the caret at an offset in a box's displayed text, where a fact is as long as its value. */
export function putCaret(box: HTMLElement, offset: number): void {
  let left = offset;
  for (const [index, node] of box.childNodes.entries()) {
    const { length } = node.textContent ?? '';
    if (left <= length) {
      if (node instanceof Text) getSelection()?.collapse(node, left);
      else getSelection()?.collapse(box, index + 1);
      return;
    }
    left -= length;
  }
}

/** Replaces a range of a box with a fact, and puts the caret after the fact. @returns the box's new text */
export function insertFact(box: HTMLElement, range: Range | undefined, name: string, words: string): string {
  const place = range ?? new Range();
  if (!range) {
    place.selectNodeContents(box);
    place.collapse();
  }
  place.deleteContents();
  place.insertNode(chipOf(name, words));
  place.collapse();
  box.focus();
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(place);
  return textOf(box);
}

interface FactTextBoxProps {
  ref: RefObject<HTMLDivElement | null>;
  control: ControlProps;
  value: string;
  onChange(value: string): void;
  /** Returns a fact's value; undefined for an unknown fact. */
  wordsOf(name: string): string | undefined;
}

/** A text box for a paragraph. Each fact is a chip with the fact's value, which the caret can't enter. */
export function FactTextBox({ ref, control, value, onChange, wordsOf }: FactTextBoxProps) {
  // Typed text is already in the DOM; rendering it again would lose the caret.
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!box) return;
    const parts = value.split(token).map((part, index) => {
      if (index % 2 === 0) return part;
      const words = wordsOf(part);
      return words === undefined ? `{${part}}` : chipOf(part, words);
    });
    const words = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    const isShown = document.activeElement === box || box.textContent === words;
    if (textOf(box) !== value || !isShown) box.replaceChildren(...parts);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show chips
    <div
      {...control}
      ref={ref}
      className="fact-text"
      spellCheck
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-labelledby={`${control.id}-label`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={({ currentTarget }) => onChange(textOf(currentTarget).replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
