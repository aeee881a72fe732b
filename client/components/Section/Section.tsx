import { type ReactNode, Suspense } from 'react';
import { useDeferred } from '../../navigation/useDeferred';
import { useReveal } from './useReveal';

interface SectionProps {
  children: ReactNode;
  /** Background color. The default is paper, the background color of the page. */
  background?: 'paper' | 'wash' | 'highlight' | 'ink';
  /** Whether the section is full-bleed. Otherwise the content is limited to the content column. */
  bleed?: boolean;
  className?: string;
  id?: string;
  /** Disables the fade-in, for link targets, which must not move while the page scrolls to the target. */
  still?: boolean;
  /** Whether the section is rendered in the first frame, for sections at the top of a page. */
  first?: boolean;
  /** Renders a div, for a section without a heading or with nested sections. */
  untitled?: boolean;
}

/**
 * A section of a page, with background, spacing, and fade-in on scroll. Not a landmark, because the landmark's name
 * would repeat the section's heading, by which screen reader users can find the section.
 */
export function Section({
  children,
  background,
  bleed,
  className,
  id,
  still,
  first,
  untitled,
}: SectionProps) {
  const reveal = useReveal<HTMLElement & HTMLDivElement>();
  const Element = untitled ? 'div' : 'section';
  const isDeferred = useDeferred() && !first;
  const classes = [
    'section',
    `section--${background ?? 'paper'}`,
    bleed && 'section--bleed',
    background === 'ink' && 'on-ink',
    className,
  ];
  return (
    <Element ref={still ? undefined : reveal} className={classes.filter(Boolean).join(' ')} id={id}>
      {isDeferred ? (
        <div className="section__deferred" />
      ) : (
        <Suspense>{bleed ? children : <div className="wrap">{children}</div>}</Suspense>
      )}
    </Element>
  );
}
