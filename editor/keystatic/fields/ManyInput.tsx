import { useId } from 'react';
import type { Option } from './ChoiceInput';
import type { InputProps } from './leaf';

interface ManyInputProps extends InputProps<readonly string[]> {
  /** What stands for all of the choices, each alone. */
  whole: readonly Option[];
  options: readonly Option[];
}

/** Some of several, or a word for all of them. */
export function ManyInput({ whole, options, value, onChange, label, help, message }: ManyInputProps) {
  const id = useId();
  const described = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  const isWhole = (choice: string) => whole.some((option) => String(option.value) === choice);
  const toggle = (choice: string, isOn: boolean) => {
    if (isWhole(choice)) return onChange(isOn ? [choice] : []);
    const others = value.filter((each) => each !== choice && !isWhole(each));
    // In the order of the choices, so that ticking back and forth leaves the file as it was.
    const chosen = new Set(isOn ? [...others, choice] : others);
    onChange(options.map((option) => String(option.value)).filter((each) => chosen.has(each)));
  };
  return (
    <fieldset className="many" aria-describedby={described || undefined}>
      <legend className="field__label">{label}</legend>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {[...whole, ...options].map((option) => {
        const choice = String(option.value);
        return (
          <label className="field__switch" key={choice}>
            <input
              type="checkbox"
              checked={value.includes(choice)}
              onChange={(event) => toggle(choice, event.target.checked)}
            />
            {option.label}
          </label>
        );
      })}
      {message && (
        <p className="field__message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
