import type { ReactNode } from 'react';
import { stayForm } from '../../../generated/content/stay';
import { StayForm } from '../StayForm/StayForm';
import { Supergraphic } from '../Supergraphic/Supergraphic';

/**
 * A first screen that carries the stay form: a film above, the bands as the form's upper edge, and their arch over its
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

/** Why a guest books here and not elsewhere, in three sentences. */
export function BookDirect() {
  const { heading, sentences } = stayForm.direct;
  return (
    <section className="book-direct wrap">
      <h2>{heading}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
