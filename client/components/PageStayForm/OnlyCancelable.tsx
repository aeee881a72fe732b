import { cancelableField } from '../../../shared/stay';

interface OnlyCancelableProps {
  label: string;
  /** Whether the form submits the checkbox itself, rather than a hidden input. */
  isField: boolean;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox for guests who want only cancelable rates. docs/behavior.md#nights */
export const OnlyCancelable = ({ label, isField, isChecked, onChange }: OnlyCancelableProps) => (
  <label className="row fine stay__cancelable">
    <input
      className="checkbox__box"
      type="checkbox"
      {...(isField && { name: cancelableField, value: '1' })}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
