import { FieldFrame, type InputProps } from './FieldFrame';

/** Yes or no. */
export const SwitchInput = ({ value, onChange, onLeave: _, ...frame }: InputProps<boolean>) => (
  <FieldFrame {...frame} beside>
    {(control) => (
      <input
        {...control}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    )}
  </FieldFrame>
);
