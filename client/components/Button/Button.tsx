import type { MouseEvent, ReactNode } from 'react';
import type { InsideLink } from '../../../shared/pages';
import { Link } from '../Link/Link';
import { OutsideLink } from '../OutsideLink/OutsideLink';

interface Look {
  children: ReactNode;
  /** Secondary is outlined on light ground and white on dark. */
  variant?: 'primary' | 'secondary' | 'outline';
  fullWidth?: boolean;
  disabled?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export type ButtonProps = Look &
  (
    | { to: InsideLink; href?: never; type?: never }
    | { href: string; to?: never; type?: never }
    | { type?: 'button' | 'submit'; to?: never; href?: never; onPointerEnter?: () => void }
  ) & {
    'aria-expanded'?: boolean;
    'aria-controls'?: string | undefined;
    'aria-haspopup'?: 'dialog';
    'aria-label'?: string;
    'aria-describedby'?: string;
    'aria-busy'?: boolean;
  };

/** /book leads on to the reservation engine. */
const opensNewTab = (href: string) => /^(https?:|mailto:|\/book\?)/.test(href);

/**
 * A link inside the site (`to`), a link out of it (`href`, in a new tab where it starts with http, https or mailto), or
 * a button. Disabled it is never a link. docs/behavior.md#buttons
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
  const Anchor = opensNewTab(href) ? OutsideLink : 'a';
  return (
    <Anchor className={classes} href={href} {...rest}>
      {children}
    </Anchor>
  );
}
