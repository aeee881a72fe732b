import { type ReactNode, useId } from 'react';

/** What the input of a field gets. */
export interface InputProps<Value> {
  value: Value;
  onChange(value: Value): void;
  label: string;
  help: string;
  /** What is wrong with the value, once it is said. */
  message: string | undefined;
  /** The owner has left the field. */
  onLeave(): void;
  optional: boolean;
  /** Where the field is in its form: 'jobs.1.pay.to'. */
  place: string;
}

/** What the control of a field carries, so that all who listen to the page hear its name, help and fault. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

type FieldFrameProps = Pick<InputProps<never>, 'label' | 'help' | 'message' | 'optional' | 'place'> & {
  children(control: ControlProps): ReactNode;
};

/** A field's name over its control, help between them, and what is wrong below. */
export function FieldFrame({ label, help, message, optional, place, children }: FieldFrameProps) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="field" data-place={place}>
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
