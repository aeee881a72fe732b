import { type ReactNode, useId } from 'react';
import type { InputProps } from './leaf';

/** What the control of a field carries, so that all who listen to the page hear its name, help and fault. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldFrameProps extends Pick<InputProps<never>, 'label' | 'help' | 'message' | 'optional'> {
  children(control: ControlProps): ReactNode;
}

/** A field's name over its control, help between them, and what is wrong below. */
export function FieldFrame({ label, help, message, optional, children }: FieldFrameProps) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> may stay empty</span>}
      </label>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': message ? true : undefined,
      })}
      {message && (
        <p className="field__message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  );
}
