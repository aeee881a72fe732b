import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** The name of the thing that the action changes, for screen readers. */
  of?: string;
}

/** A button; a form's main button has type submit. */
export const Button = ({ label, of, type = 'button', ...props }: ButtonProps) => (
  <button
    type={type}
    className={type === 'submit' ? 'button--strong' : undefined}
    aria-label={of && `${label}: ${of}`}
    {...props}
  >
    {label}
  </button>
);

interface MoveButtonsProps {
  /** The name of the entry. */
  name: string;
  /** The entry's zero-based position out of `count`. */
  index: number;
  count: number;
  onMove(to: number): void;
}

/** Buttons that move a list entry up or down; focus moves with the entry. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const button = (label: string, of: string, to: number) => (
    <Button
      label={label}
      aria-label={`${of}: ${name}`}
      disabled={to < 0 || to === count}
      onClick={({ currentTarget }) => {
        flushSync(() => onMove(to));
        const other = currentTarget.parentElement?.querySelector<HTMLElement>(':enabled');
        (currentTarget.disabled ? other : currentTarget)?.focus();
      }}
    />
  );
  return (
    <>
      {button('↑', 'Move up', index - 1)}
      {button('↓', 'Move down', index + 1)}
    </>
  );
}
