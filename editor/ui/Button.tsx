import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** What the button says. */
  label: string;
  /** To what it is done, for those who listen. */
  of?: string;
}

/** A button that does something at once; a form's own is of type submit. */
export const Button = ({ label, of, ...props }: ButtonProps) => (
  <button type="button" aria-label={of && `${label}: ${of}`} {...props}>
    {label}
  </button>
);
