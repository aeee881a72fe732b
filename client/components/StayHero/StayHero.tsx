import type { ReactNode } from 'react';
import type { Content } from '../../../shared/content/content';
import { StayForm } from '../StayForm/StayForm';
import { Supergraphic } from '../Supergraphic/Supergraphic';

/**
 * A page's first screen with the stay form: a hero, bands along the form's upper edge, and an arch above the form's
 * button. docs/behavior.md#stays
 */
export function StayHero({ children }: { children: ReactNode }) {
  return (
    <div className="stay-hero">
      {children}
      <Supergraphic arch="button" />
      <div className="stay-hero__form wrap">
        <StayForm layout="strip" />
      </div>
    </div>
  );
}

/** The advantages of booking directly. */
export function BookDirect({ heading, sentences }: Content['stayForm']['direct']) {
  return (
    <div className="book-direct wrap no-print">
      <p className="book-direct__heading">{heading}</p>
      <p>{sentences.join(' ')}</p>
    </div>
  );
}
