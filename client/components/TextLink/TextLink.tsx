import type { ReactNode } from 'react';
import type { InternalLink } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Icon } from '../Icon/Icon';

/** A standalone link in bold, with a coral underline and an arrow. */
export function TextLink({
  children,
  to,
  href,
}: { children: ReactNode } & ({ to: InternalLink; href?: never } | { href: string; to?: never })) {
  const content = (
    <>
      {children}
      <Icon name="right" />
    </>
  );
  return to === undefined ? (
    <ExternalLink className="text-link bold plain" href={href}>
      {content}
    </ExternalLink>
  ) : (
    <Link className="text-link bold plain" to={to}>
      {content}
    </Link>
  );
}
