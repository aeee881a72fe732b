import type { ReactNode } from 'react';
import type { InsideLink } from '../../../shared/pages';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/** A link on a line of its own: bold, underlined in coral, with an arrow. */
export function TextLink({
  children,
  to,
  href,
}: { children: ReactNode } & ({ to: InsideLink; href?: never } | { href: string; to?: never })) {
  const content = (
    <>
      {children}
      <Icon name="right" />
    </>
  );
  return to === undefined ? (
    <OutsideLink className="text-link" href={href}>
      {content}
    </OutsideLink>
  ) : (
    <Link className="text-link" to={to}>
      {content}
    </Link>
  );
}
