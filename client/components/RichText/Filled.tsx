import { createElement, Fragment, type ReactNode } from 'react';
import { getOwn } from '../../../shared/getOwn';

/** Renders a template such as '{from} with {code}', with an element in place of each token. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // The pieces are spread as children, so they need no keys. Pieces never change their order.
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? getOwn(values, piece) : piece));
  return createElement(Fragment, null, ...pieces);
}
