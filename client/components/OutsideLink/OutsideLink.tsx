import type { ComponentProps, ReactNode } from 'react';

/** What a screen reader says after the words of a link that opens a new tab. */
export const newTabHint = ' (opens in a new tab)';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** In place of `newTabHint`; null where the content says it. */
  hint?: ReactNode;
}

/** A link to another site: it opens in a new tab, and says so to those who do not see it happen. */
export function OutsideLink({ className, href, hint = newTabHint, children, ...link }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" {...link}>
      {children}
      {hint && <span className="visually-hidden">{hint}</span>}
    </a>
  );
}
