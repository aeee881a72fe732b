import { type ReactNode, Suspense } from 'react';
import { useDeferred } from '../../navigation/useDeferred';
import { useReveal } from './useReveal';

interface SectionProps {
  children: ReactNode;
  /** Background; paper is the page's own. */
  background?: 'paper' | 'wash' | 'highlight' | 'ink';
  /** Full-bleed sections define their own width; others use the content column. */
  bleed?: boolean;
  className?: string;
  id?: string;
  /** Disables the fade-in for link targets, which must not move while the page scrolls to them. */
  still?: boolean;
  /** The section with the page's heading, which is rendered in the first frame. */
  first?: boolean;
  /** A section without a heading, or with sections of its own: a div. */
  untitled?: boolean;
}

/**
 * A section of a page: background, spacing, and fade-in on scroll. Not a landmark, because screen reader users
 * can find it by its heading, which the landmark's name would repeat.
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
