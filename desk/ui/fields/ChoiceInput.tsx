import type { Option } from '../../content/choices';
import { FieldFrame, type InputProps } from './FieldFrame';

type ChoiceInputProps = InputProps<unknown> & { options: readonly Option[] };

const noneLabel = 'None';

/** A select for one option. A value that isn't an option stays listed until the owner chooses an option. */
export function ChoiceInput({ options, value, onChange, ...frame }: ChoiceInputProps) {
  // Choosing 'None' means the same as having no value.
  const none = options.find(({ label }) => label === noneLabel);
  const current = String(value ?? none?.value ?? '');
  const groups = [...new Set(options.map(({ group }) => group))];
  const find = (chosen: string) => options.find((option) => String(option.value) === chosen);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...control} value={current} onChange={({ target }) => onChange(find(target.value)?.value)}>
          {((frame.optional && !none) || current === '') && (
            <option value="">{frame.optional ? noneLabel : 'Choose one'}</option>
          )}
          {current !== '' && !find(current) && <option value={current}>{current}</option>}
          {groups.map((group) => {
            const listed = options
              .filter((option) => option.group === group)
              .map((option) => (
                <option key={String(option.value)} value={String(option.value)}>
                  {option.label}
                </option>
              ));
            return group === undefined ? (
              listed
            ) : (
              <optgroup key={group} label={group}>
                {listed}
              </optgroup>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}

/** Checkboxes for several options, or one checkbox for all options. @param whole the options that mean 'all' */
export function MultiChoiceInput({
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
        // Keep the order of the options, so that toggling twice leaves the file unchanged.
        const next = options
          .map((each) => each.value)
          .filter((each) => (each === option.value ? !isOn : chosen.includes(each)));
        return box(option, isOn, next);
      })}
    </FieldFrame>
  );
}
