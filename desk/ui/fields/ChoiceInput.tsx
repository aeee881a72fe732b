import type { Option } from './choices';
import { FieldFrame, type InputProps } from './FieldFrame';

type ChoiceInputProps = InputProps<unknown> & { options: readonly Option[] };

/** One of a few. What the file has and the list has not stays to be seen until another is chosen. */
export function ChoiceInput({ options, value, onChange, ...frame }: ChoiceInputProps) {
  const current = String(value ?? '');
  const find = (chosen: string) => options.find((option) => String(option.value) === chosen);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...control} value={current} onChange={({ target }) => onChange(find(target.value)?.value)}>
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

/** Some of several, or a word for all of them. @param whole what stands for all of the choices, each alone */
export function ManyInput({
  whole,
  options,
  value,
  onChange,
  ...frame
}: ChoiceInputProps & { whole: readonly Option[] }) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const box = ({ value: each, label }: Option, isOn: boolean, next: unknown) => (
    <label className="tick" key={String(each)}>
      <input type="checkbox" checked={isOn} onChange={() => onChange(next)} />
      {label}
    </label>
  );
  return (
    <FieldFrame {...frame}>
      {whole.map((option) => box(option, value === option.value, value === option.value ? [] : option.value))}
      {options.map((option) => {
        const isOn = chosen.includes(option.value);
        // In the order of the choices, so that ticking back and forth leaves the file as it was.
        const next = options
          .map((each) => each.value)
          .filter((each) => (each === option.value ? !isOn : chosen.includes(each)));
        return box(option, isOn, next);
      })}
    </FieldFrame>
  );
}
