import { type ComponentProps, useId } from 'react';
import { useSiteData } from '../../siteData';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  name: string;
  /** Error message, linked to the field by aria-describedby. */
  error?: string | undefined;
}

/**
 * ARIA attributes of the error. Explicitly false without one: Chromium exposes an empty required date as invalid.
 */
const errorAttributes = (id: string, error: string | undefined, type?: string) =>
  error
    ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
    : type === 'date'
      ? { 'aria-invalid': false }
      : {};

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="fine semibold field__error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}

function Label({ id, label, required }: { id: string; label: string; required: boolean | undefined }) {
  const { formTexts } = useSiteData();
  return (
    <label className="fine semibold field__label" htmlFor={id}>
      {label}
      {!required && <span className="field__optional"> {formTexts.optional}</span>}
    </label>
  );
}

/** A labeled input. Optional fields say so; required ones are not marked. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <Label id={id} label={label} required={input.required} />
      <input className="field__control" id={id} {...input} {...errorAttributes(id, error, input.type)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  name: string;
  error?: string | undefined;
}

/** A labeled text area. */
export function TextArea({ label, error, className, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <Label id={id} label={label} required={textarea.required} />
      <textarea className="field__control" id={id} rows={5} {...textarea} {...errorAttributes(id, error)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  name: string;
}

/** A labeled select; its options are the children. */
export function Select({ label, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={['field', 'field--select', className].filter(Boolean).join(' ')}>
      <Label id={id} label={label} required />
      <select className="field__control" id={id} {...select} />
    </div>
  );
}

/** A labeled checkbox. */
export function Checkbox({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={['checkbox', className].filter(Boolean).join(' ')}>
      <input className="checkbox__box" type="checkbox" id={id} {...input} {...errorAttributes(id, error)} />
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={error} />
    </div>
  );
}
