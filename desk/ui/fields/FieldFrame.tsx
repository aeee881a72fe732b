import { type ReactNode, useId } from 'react';

/** The props of a field's input. */
export interface InputProps<Value> {
  value: Value;
  onChange(value: Value): void;
  label: string;
  help: string;
  /** The error to show. */
  message: string | undefined;
  /** Called when the owner leaves the field. */
  onLeave(): void;
  optional: boolean;
  /** The field's path in its form, joined with dots: 'jobs.1.pay.to'. */
  place: string;
}

/** Attributes of a field's control, so that screen readers read the field's name, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  onBlur(): void;
}

type FieldFrameProps = Omit<InputProps<unknown>, 'value' | 'onChange'> & {
  className?: string;
  /** A control, or a group of fields. */
  children: ((control: ControlProps) => ReactNode) | ReactNode;
};

/** A field: its label, help, control and error. */
export function FieldFrame({
  label,
  help,
  message,
  onLeave,
  optional,
  place,
  className = '',
  children,
}: FieldFrameProps) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ') || undefined;
  const helpLine = help && (
    <p className="field__help" id={`${id}-help`}>
      {help}
    </p>
  );
  const messageLine = message && (
    <p className="field__message" id={`${id}-message`}>
      {message}
    </p>
  );
  if (typeof children !== 'function')
    return (
      <fieldset className="group" data-place={place} aria-describedby={described}>
        <legend>{label}</legend>
        {helpLine}
        {messageLine}
        {children}
      </fieldset>
    );
  return (
    <div className={`field ${className}`} data-place={place}>
      <label className="field__label" htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className="quiet"> optional</span>}
      </label>
      {helpLine}
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': message ? true : undefined,
        onBlur: onLeave,
      })}
      {messageLine}
    </div>
  );
}
