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

/** A field outside of a file's form: what is wrong with it is said by the server. */
export const plainField = { help: '', message: undefined, optional: false, place: '', onLeave() {} };

/** What the control of a field carries, so that all who listen to the page hear its name, help and fault. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

type Words = Pick<InputProps<never>, 'help' | 'message'>;

function useWords({ help, message }: Words) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  return {
    id,
    described: described || undefined,
    helpLine: help && (
      <p className="field__help" id={`${id}-help`}>
        {help}
      </p>
    ),
    messageLine: message && (
      <p className="field__message" id={`${id}-message`}>
        {message}
      </p>
    ),
  };
}

type FieldFrameProps = Words &
  Pick<InputProps<never>, 'label' | 'optional' | 'place'> & {
    /** Whether the name stands beside the control, as of a tick. */
    beside?: boolean;
    children(control: ControlProps): ReactNode;
  };

/** A field's name over its control, help between them, and what is wrong below. */
export function FieldFrame({ label, optional, place, beside = false, children, ...words }: FieldFrameProps) {
  const { id, described, helpLine, messageLine } = useWords(words);
  const name = (
    <label className="field__label" htmlFor={id}>
      {label}
      {optional && !beside && <span className="quiet"> may stay empty</span>}
    </label>
  );
  const control = children({
    id,
    'aria-describedby': described,
    'aria-invalid': words.message ? true : undefined,
  });
  return (
    <div className="field" data-place={place}>
      {beside ? (
        <div className="field__switch">
          {control}
          {name}
        </div>
      ) : (
        name
      )}
      {helpLine}
      {!beside && control}
      {messageLine}
    </div>
  );
}

type FieldGroupProps = Words &
  Pick<InputProps<never>, 'label' | 'place'> & { className?: string; children: ReactNode };

/** Fields that belong together, under their name. */
export function FieldGroup({ label, place, className = 'group', children, ...words }: FieldGroupProps) {
  const { described, helpLine, messageLine } = useWords(words);
  return (
    <fieldset className={className} data-place={place} aria-describedby={described}>
      <legend>{label}</legend>
      {helpLine}
      {messageLine}
      {children}
    </fieldset>
  );
}
