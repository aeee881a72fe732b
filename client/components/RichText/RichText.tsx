import { createElement, Fragment } from 'react';
import type { Inline, RichText as RichTextData } from '../../../shared/richText';
import { Link } from '../../navigation/Link';
import { ExternalLink } from '../ExternalLink/ExternalLink';

/** A line of text with links: internal, external (in a new tab), telephone or email. */
export function RichText({ text }: { text: RichTextData }) {
  // Spread as children without keys: pieces never reorder, and the same text (such as a comma) may occur twice.
  return createElement(Fragment, null, ...text.map(renderPiece));
}

/** Telephone numbers and email addresses must not be translated. */
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
  return <ExternalLink href={piece.href}>{piece.text}</ExternalLink>;
}
