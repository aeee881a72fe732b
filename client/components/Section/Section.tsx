import type { ReactNode } from 'react';
import { Boundary } from '../Boundary/Boundary';
import { useComing } from './useComing';
import { useReveal } from './useReveal';

interface SectionProps {
  children: ReactNode;
  /** The ground: paper is the page's own. */
  ground?: 'paper' | 'sand' | 'tan' | 'dark';
  /** Full-bleed sections lay out their own width; others stand in the content column. */
  bleed?: boolean;
  className?: string;
  id?: string;
  /** Does not fade in: a section that links scroll to must not move while they do. */
  still?: boolean;
  /** Holds the page's heading, which is there with the page's first frame. */
  first?: boolean;
}

/**
 * A page's section: its ground, its space, and the fade-in when it comes into view. It is no landmark: its heading leads to
 * it, and would be heard twice. docs/behavior.md#motion
 */
export function Section({ children, ground = 'paper', bleed, className, id, still, first }: SectionProps) {
  const reveal = useReveal<HTMLElement>();
  const isComing = useComing() && !first;
  const classes = [
    'section',
    `section--${ground}`,
    bleed && 'section--bleed',
    ground === 'dark' && 'on-dark',
    className,
  ];
  return (
    <section ref={still ? undefined : reveal} className={classes.filter(Boolean).join(' ')} id={id}>
      {isComing ? (
        <div className="section__coming" />
      ) : (
        <Boundary>{bleed ? children : <div className="wrap">{children}</div>}</Boundary>
      )}
    </section>
  );
}
