import { useId } from 'react';

interface SwitchProps {
  title: string;
  description: string;
  checked: boolean;
  /** Whether the switch is disabled, for a category that is always on. */
  locked?: boolean;
  onChange: (checked: boolean) => void;
}

/** The switch for a cookie category, labeled by `title` and described by `description`. */
export function Switch({ title, description, checked, locked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="spread switch-row">
      <div>
        <label className="bold switch-row__title" htmlFor={id}>
          {title}
        </label>
        <p className="small" id={`${id}-description`}>
          {description}
        </p>
      </div>
      <input
        className="switch"
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={locked}
        aria-describedby={`${id}-description`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
