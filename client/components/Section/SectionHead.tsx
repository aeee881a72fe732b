import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** ID of the heading, for links and aria-labelledby. */
  id?: string;
  text?: string;
  /** Content below the text, such as a link. */
  children?: ReactNode;
}

/** A section's heading and text, side by side on wide screens. */
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
