import type { ComponentProps } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button says. */
  label: string;
  /** To what it is done, for those who listen. */
  of?: string;
  /** Whether it is the one that most will press; that of a form always is. */
  strong?: boolean;
}

/** A button that does something at once; a form's own is of type submit. */
export const Button = ({ label, of, type = 'button', strong = type === 'submit', ...props }: ButtonProps) => (
  <button
    type={type}
    aria-label={of && `${label}: ${of}`}
    className={strong ? 'button--strong' : undefined}
    {...props}
  >
    {label}
  </button>
);
