import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** The heading's id, where something names or links it. */
  id?: string;
  text?: string;
  /** Below the text: a link, or a line of its own. */
  children?: ReactNode;
}

/** A section's heading; on wide screens its text stands beside it. */
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
