import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** The object of the action, for screen readers. */
  of?: string;
}

/** A button that does something at once; a form's own is of type submit. */
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
  /** What is moved. */
  name: string;
  /** Its place of so many. */
  index: number;
  count: number;
  onMove(to: number): void;
}

/** The buttons that move an entry of a list; the focus stays with it. */
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
