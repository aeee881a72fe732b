import type { ComponentProps, ReactNode } from 'react';
import { navigationWords } from '../../../generated/content/words/navigation';

/** Appended for screen readers to links that open a new tab. */
export const { newTab } = navigationWords;

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Replaces the usual words; null if the content already says it. */
  hint?: ReactNode;
}

/** An external link. Opens a new tab and announces that to screen readers. */
export function OutsideLink({ className, href, hint = ` ${newTab}`, children, ...link }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" {...link}>
      {children}
      {hint && <span className="visually-hidden">{hint}</span>}
    </a>
  );
}
