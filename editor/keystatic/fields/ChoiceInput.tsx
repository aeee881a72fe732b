import { FieldFrame } from './FieldFrame';
import type { InputProps } from './leaf';

export interface Option {
  value: string | number | boolean;
  label: string;
}

/** One of a few. What the file has and the list has not stays to be seen until another is chosen. */
export function ChoiceInput({
  options,
  value,
  onChange,
  onLeave,
  ...frame
}: InputProps<string> & { options: readonly Option[] }) {
  const isListed = options.some((option) => String(option.value) === value);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select
          {...control}
          className="field__control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
          {(frame.optional || value === '') && (
            <option value="">{frame.optional ? 'None' : 'Choose one'}</option>
          )}
          {value !== '' && !isListed && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
