import { FieldFrame, type InputProps } from './FieldFrame';

/** A color: the system's picker, and its number to type. */
export function ColorInput({ value, onChange, onLeave, ...frame }: InputProps<string>) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="field__color">
          <input
            type="color"
            aria-label={`${frame.label}: choose`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          <input
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
