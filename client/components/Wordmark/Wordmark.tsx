import { createElement, type ReactNode } from 'react';
import type { VectorElement } from '../../../shared/picture';
import { useSiteData } from '../../siteData';

/** A valid HTML attribute that React's types lack for SVG elements. */
const noTranslate = { translate: 'no' };

const renderElement = ({ tag, attributes, children }: VectorElement, key: number): ReactNode =>
  createElement(tag, { ...attributes, key }, ...children.map(renderElement));

/** The hotel's name as a drawing, media/brand/wordmark.svg. Its currentColor parts inherit the text color. */
export function Wordmark() {
  const { hotel, wordmark } = useSiteData();
  return (
    <svg className="wordmark" viewBox={wordmark.viewBox} role="img" aria-label={hotel.brand} {...noTranslate}>
      {wordmark.elements.map(renderElement)}
    </svg>
  );
}
