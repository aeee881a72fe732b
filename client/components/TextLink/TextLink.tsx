import type { ReactNode } from 'react';
import type { InsideLink } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { Icon } from '../Icon/Icon';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/** A standalone link: bold, underlined in coral, with an arrow. */
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
    <OutsideLink className="text-link bold plain" href={href}>
      {content}
    </OutsideLink>
  ) : (
    <Link className="text-link bold plain" to={to}>
      {content}
    </Link>
  );
}
