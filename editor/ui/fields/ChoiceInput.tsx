import { FieldFrame, type InputProps } from './FieldFrame';

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
}: InputProps<Option['value'] | undefined> & { options: readonly Option[] }) {
  const current = String(value ?? '');
  const find = (chosen: string) => options.find((option) => String(option.value) === chosen);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select
          {...control}
          value={current}
          onChange={({ target }) => onChange(find(target.value)?.value)}
          onBlur={onLeave}
        >
          {(frame.optional || current === '') && (
            <option value="">{frame.optional ? 'None' : 'Choose one'}</option>
          )}
          {current !== '' && !find(current) && <option value={current}>{current}</option>}
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
