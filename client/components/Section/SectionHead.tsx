import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** The heading's id, for links and aria-labelledby. */
  id?: string;
  text?: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A section's heading, with the text next to it on wide screens. */
export function SectionHead({ heading, id, text, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{heading}</h2>
      {children ? (
        <div>
          <p>{text}</p>
          {children}
        </div>
      ) : (
        text && <p>{text}</p>
      )}
    </div>
  );
}
