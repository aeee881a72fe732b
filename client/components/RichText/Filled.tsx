import { createElement, Fragment, type ReactNode } from 'react';
import { getOwn } from '../../../shared/getOwn';

/** Text with elements in place of its tokens, as in '{from} with {code}'. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // Spread as children, so no keys are needed: pieces never reorder.
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? getOwn(values, piece) : piece));
  return createElement(Fragment, null, ...pieces);
}
