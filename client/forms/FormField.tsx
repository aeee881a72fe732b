import { type ChangeEvent, useState } from 'react';
import type { FieldDefinition } from '../../shared/forms/definition';
import { Checkbox, Field, TextArea } from '../components/Field/Field';
import { useSiteData } from '../siteData';

/** A field with its error and submitted value, as returned by useFormPost. */
export interface FieldState {
  name: string;
  definition: FieldDefinition;
  error: string | undefined;
  /** The previously submitted value. */
  value: string | undefined;
}

interface FormFieldProps extends FieldState {
  /** Omitted for the consent checkbox, which has its own label. */
  label?: string | undefined;
  className?: string | undefined;
  min?: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A form field with its label and error. */
export function FormField({ definition, label = '', value, min, onChange, ...rest }: FormFieldProps) {
  const { formTexts } = useSiteData();
  const { kind, help, autoComplete } = definition;
  const field = { ...rest, label, required: help !== undefined };
  switch (kind) {
    case 'consent':
      return <Checkbox {...rest} label={formTexts.marketingConsent} defaultChecked={value === 'on'} />;
    case 'box':
      return <Checkbox {...field} defaultChecked={value === 'on'} />;
    case 'text':
      return <TextArea {...field} defaultValue={value} />;
    default:
      return (
        <Field
          {...field}
          type={kind === 'line' ? undefined : kind}
          autoComplete={autoComplete}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          defaultValue={value}
          min={min}
          onChange={onChange}
        />
      );
  }
}

interface FormFieldsProps {
  field: (name: string) => FieldState;
  /** Labels by field name. The content schema sorts the labels in the order of the form's definition. */
  labels: Readonly<Record<string, string>>;
  /** CSS classes by field name, which position fields in the grid. */
  classNames?: Readonly<Record<string, string>>;
}

/** All fields of a form except the consent checkbox, which the form positions itself. */
export function FormFields({ field, labels, classNames = {} }: FormFieldsProps) {
  const [days, setDays] = useState<Readonly<Record<string, string>>>({});
  return Object.entries(labels).map(([name, label]) => {
    const state = field(name);
    const { notBefore = '' } = state.definition;
    return (
      <FormField
        key={name}
        {...state}
        label={label}
        className={classNames[name]}
        min={days[notBefore]}
        onChange={({ target }) => target.type === 'date' && setDays({ ...days, [name]: target.value })}
      />
    );
  });
}
