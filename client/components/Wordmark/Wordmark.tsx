import { createElement, type ReactNode } from 'react';
import type { VectorElement } from '../../../shared/picture';
import { useSiteData } from '../../siteData';

/** A valid HTML attribute that React's types lack for SVG elements. */
const untranslated = { translate: 'no' };

const drawn = ({ tag, attributes, children }: VectorElement, key: number): ReactNode =>
  createElement(tag, { ...attributes, key }, ...children.map(drawn));

/** The hotel's name as a drawing, media/brand/wordmark.svg. Its currentColor parts inherit the text color. */
export function Wordmark() {
  const { hotel, wordmark } = useSiteData();
  return (
    <svg
      className="wordmark"
      viewBox={wordmark.viewBox}
      role="img"
      aria-label={hotel.brand}
      {...untranslated}
    >
      {wordmark.elements.map(drawn)}
    </svg>
  );
}
