import { hexOf } from '../../../shared/colors';
import { Button } from '../Button';
import { FieldFrame, type InputProps } from './FieldFrame';

/** Matches the color at the end of a message: 'Try #10233b' */
const suggestion = /(?<=Try )#[0-9a-f]{6}$/;

/** Inputs to pick or type a color, and a button for the color that an error message suggests. */
export function ColorInput({ value, onChange, ...frame }: InputProps<string>) {
  const [suggested] = suggestion.exec(frame.message ?? '') ?? [];
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="input">
          <input
            type="color"
            aria-label={`${frame.label}: choose`}
            value={hexOf(value) ?? '#000000'}
            onChange={({ target }) => onChange(target.value)}
            onBlur={control.onBlur}
          />
          <input {...control} type="text" value={value} onChange={({ target }) => onChange(target.value)} />
          {suggested && <Button label={`Use ${suggested}`} onClick={() => onChange(suggested)} />}
        </div>
      )}
    </FieldFrame>
  );
}
