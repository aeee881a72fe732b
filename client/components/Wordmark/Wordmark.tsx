import { createElement, type ReactNode } from 'react';
import type { VectorElement } from '../../../shared/picture';
import { useSiteData } from '../../siteData';

const renderElement = ({ tag, attributes, children }: VectorElement, key: number): ReactNode =>
  createElement(tag, { ...attributes, key }, ...children.map(renderElement));

/**
 * The hotel's name as a drawing, media/brand/wordmark.svg. The currentColor shapes inherit the text color. The class
 * `notranslate` stops translators, because SVG has no `translate` attribute.
 */
export function Wordmark() {
  const { hotel, wordmark } = useSiteData();
  return (
    <svg className="notranslate wordmark" viewBox={wordmark.viewBox} role="img" aria-label={hotel.brand}>
      {wordmark.elements.map(renderElement)}
    </svg>
  );
}
