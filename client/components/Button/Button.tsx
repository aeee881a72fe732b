import type { MouseEvent, ReactNode } from 'react';
import type { InternalLink } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { ExternalLink } from '../ExternalLink/ExternalLink';

interface BaseProps {
  children: ReactNode;
  /** The secondary variant is outlined on light backgrounds and white on dark backgrounds. */
  variant?: 'primary' | 'secondary' | 'outline';
  fullWidth?: boolean;
  disabled?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export type ButtonProps = BaseProps &
  (
    | { to: InternalLink; href?: never; type?: never }
    | { href: string; to?: never; type?: never }
    | { type?: 'button' | 'submit'; to?: never; href?: never; onPointerEnter?: () => void }
  ) & {
    'aria-expanded'?: boolean;
    'aria-controls'?: string | undefined;
    'aria-haspopup'?: 'dialog';
    'aria-describedby'?: string;
  };

/** Whether a URL opens in a new tab. With a valid stay, /book redirects to the reservation engine. */
const opensNewTab = (href: string) => /^(https?:|mailto:|\/book\?)/.test(href);

/**
 * A link or button in the same style: an internal link with `to`, an external link with `href`, otherwise a button.
 * External links, email links and booking links open a new tab. Always a button when disabled.
 */
export function Button({
  children,
  variant = 'primary',
  fullWidth,
  disabled,
  className,
  to,
  href,
  type,
  ...rest
}: ButtonProps) {
  const classes = ['button', `button--${variant}`, fullWidth && 'button--full', className]
    .filter(Boolean)
    .join(' ');
  if (disabled || (to === undefined && href === undefined)) {
    return (
      <button className={classes} type={type ?? 'button'} disabled={disabled} {...rest}>
        {children}
      </button>
    );
  }
  if (to !== undefined) {
    return (
      <Link className={classes} to={to} {...rest}>
        {children}
      </Link>
    );
  }
  const Anchor = opensNewTab(href) ? ExternalLink : 'a';
  return (
    <Anchor className={classes} href={href} {...rest}>
      {children}
    </Anchor>
  );
}
