import { useId } from 'react';
import type { Option } from './ChoiceInput';
import type { InputProps } from './FieldFrame';

interface ManyInputProps extends InputProps<unknown> {
  /** What stands for all of the choices, each alone. */
  whole: readonly Option[];
  options: readonly Option[];
}

/** Some of several, or a word for all of them. */
export function ManyInput({ whole, options, value, onChange, label, help, message, place }: ManyInputProps) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
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
    <fieldset className="many" aria-describedby={described || undefined} data-place={place}>
      <legend className="field__label">{label}</legend>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {whole.map((option) =>
        box(option, value === option.value, (isOn) => onChange(isOn ? option.value : [])),
      )}
      {options.map((option) => box(option, chosen.has(option.value), (isOn) => toggle(option.value, isOn)))}
      {message && (
        <p className="field__message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
