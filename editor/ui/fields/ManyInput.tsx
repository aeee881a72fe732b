import type { Option } from './ChoiceInput';
import { FieldGroup, type InputProps } from './FieldFrame';

interface ManyInputProps extends InputProps<unknown> {
  /** What stands for all of the choices, each alone. */
  whole: readonly Option[];
  options: readonly Option[];
}

/** Some of several, or a word for all of them. */
export function ManyInput({ whole, options, value, onChange, label, help, message, place }: ManyInputProps) {
  const chosen = new Set(Array.isArray(value) ? value : []);
  const toggle = (choice: unknown, isOn: boolean) => {
    if (isOn) chosen.add(choice);
    else chosen.delete(choice);
    // In the order of the choices, so that ticking back and forth leaves the file as it was.
    onChange(options.map((option) => option.value).filter((each) => chosen.has(each)));
  };
  const box = ({ value: choice, label: words }: Option, isOn: boolean, onToggle: (isOn: boolean) => void) => (
    <label className="field__switch" key={String(choice)}>
      <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
      {words}
    </label>
  );
  return (
    <FieldGroup className="many" label={label} help={help} message={message} place={place}>
      {whole.map((option) =>
        box(option, value === option.value, (isOn) => onChange(isOn ? option.value : [])),
      )}
      {options.map((option) => box(option, chosen.has(option.value), (isOn) => toggle(option.value, isOn)))}
    </FieldGroup>
  );
}
