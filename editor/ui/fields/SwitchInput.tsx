import { useId } from 'react';
import type { InputProps } from './FieldFrame';

/** Yes or no. */
export function SwitchInput({ value, onChange, label, help, message, place }: InputProps<boolean>) {
  const id = useId();
  return (
    <div className="field" data-place={place}>
      <label className="field__switch">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="field__label">{label}</span>
      </label>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {message && <p className="field__message">{message}</p>}
    </div>
  );
}
