import type { ComponentProps, ReactNode } from 'react';

/** Appended for screen readers to links that open a new tab. */
export const newTabHint = ' (opens in a new tab)';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Replaces `newTabHint`; null if the content already says it. */
  hint?: ReactNode;
}

/** An external link. Opens a new tab and announces that to screen readers. */
export function OutsideLink({ className, href, hint = newTabHint, children, ...link }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" {...link}>
      {children}
      {hint && <span className="visually-hidden">{hint}</span>}
    </a>
  );
}
