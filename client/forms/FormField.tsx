import { type ChangeEvent, useState } from 'react';
import type { FieldDefinition } from '../../shared/forms/definition';
import { Checkbox, Field, TextArea } from '../components/Field/Field';
import { useSiteData } from '../siteData';

/** A field with what the last post left of it: see useFormPost. */
export interface FieldState {
  name: string;
  definition: FieldDefinition;
  error: string | undefined;
  /** What was typed before. */
  value: string | undefined;
}

interface FormFieldProps extends FieldState {
  /** The consent has its own. */
  label?: string | undefined;
  className?: string | undefined;
  min?: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A field as its form defines it, with its label and its error. */
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
  /** By name, in the definition's order, in which its schema returns them. */
  labels: Readonly<Record<string, string>>;
  /** For a field's place in the grid, by name. */
  classNames?: Readonly<Record<string, string>>;
}

/** The fields that have labels: all but the consent, whose place each form chooses. */
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
