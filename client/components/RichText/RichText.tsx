import { createElement, Fragment } from 'react';
import type { Inline, RichText as RichTextData } from '../../../shared/richText';
import { Link } from '../../navigation/Link';
import { ExternalLink } from '../ExternalLink/ExternalLink';

/** Inline text with internal, external, telephone and email links. External links open a new tab. */
export function RichText({ text }: { text: RichTextData }) {
  // Spread as children, the pieces need no keys. A piece such as ', ' may occur twice, so it can't be a key.
  return createElement(Fragment, null, ...text.map(renderPiece));
}

/** Whether a link's label is a telephone number or an email address, which must not be translated. */
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
