import { type ComponentProps, type ReactNode, useId } from 'react';
import { useSiteData } from '../../siteData';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  name: string;
  /** Error message, associated with the field by aria-describedby. */
  error?: string | undefined;
}

/**
 * Returns the ARIA attributes for the error. For a date without an error, aria-invalid is explicitly false, because
 * Chromium exposes an empty required date as invalid.
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

interface LabeledProps extends Pick<FieldProps, 'label' | 'error' | 'required' | 'className'> {
  id: string;
  children: ReactNode;
}

/** A form control with its label and error message. Only optional fields are marked. */
function Labeled({ id, label, error, required, className, children }: LabeledProps) {
  const { formTexts } = useSiteData();
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="fine semibold field__label" htmlFor={id}>
        {label}
        {!required && <span className="field__optional"> {formTexts.optional}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A labeled input. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <Labeled {...{ id, label, error, className }} required={input.required}>
      <input className="field__control" id={id} {...input} {...errorAttributes(id, error, input.type)} />
    </Labeled>
  );
}

type TextAreaProps = Pick<FieldProps, 'label' | 'error'> & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labeled text area. */
export function TextArea({ label, error, className, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <Labeled {...{ id, label, error, className }} required={textarea.required}>
      <textarea className="field__control" id={id} rows={5} {...textarea} {...errorAttributes(id, error)} />
    </Labeled>
  );
}

/** A labeled select element. The children are the options. */
export function Select({
  label,
  ...select
}: Pick<FieldProps, 'label'> & Omit<ComponentProps<'select'>, 'id'>) {
  const id = useId();
  return (
    <Labeled id={id} label={label} className="field--select" required>
      <select className="field__control" id={id} {...select} />
    </Labeled>
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
