import type { ComponentProps, ReactNode } from 'react';
import { useSiteData } from '../../siteData';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Replaces the default new-tab hint; null if the content already includes a hint. */
  hint?: ReactNode;
}

/** An external link. Opens a new tab, which a visually hidden hint announces to screen readers. */
export function ExternalLink({ className, href, hint, children, ...link }: ExternalLinkProps) {
  const { newTab } = useSiteData().ui.controls;
  const words = hint === undefined ? ` ${newTab}` : hint;
  return (
    <a className={className} href={href} target="_blank" rel="noopener" {...link}>
      {children}
      {words && <span className="visually-hidden">{words}</span>}
    </a>
  );
}
