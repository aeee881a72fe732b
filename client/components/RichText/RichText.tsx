import { createElement, Fragment } from 'react';
import type { Inline, RichText as RichTextData } from '../../../shared/richText';
import { Link } from '../Link/Link';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/** One line of text with its links: inside the site, out of it (in a new tab), to a phone or to a mailbox. */
export function RichText({ text }: { text: RichTextData }) {
  // Pieces never change their order and may stand twice (a comma), so they are children without keys.
  return createElement(Fragment, null, ...text.map(renderPiece));
}

/** A number or a mailbox, which are the same in every language. */
const isCode = (text: string) => /^[\d\s()+-]+$|@/.test(text);

function renderPiece(piece: Inline) {
  if (typeof piece === 'string') return piece;
  if ('to' in piece) return <Link to={piece.to}>{piece.text}</Link>;
  if (!piece.href.startsWith('http'))
    return (
      <a href={piece.href} translate={isCode(piece.text) ? 'no' : undefined}>
        {piece.text}
      </a>
    );
  return <OutsideLink href={piece.href}>{piece.text}</OutsideLink>;
}
