import type { ComponentProps } from 'react';
import { FieldFrame, type InputProps } from './FieldFrame';

type TextInputProps = InputProps<string> & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'>;

/** A short text, a number, a date, an address. */
export function TextInput({
  type = 'text',
  inputMode,
  list,
  value,
  onChange,
  onLeave,
  ...frame
}: TextInputProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          list={list}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}

/**
 * Words, in a field that grows with them.
 * @param lines whether Enter begins a new line; most texts are one paragraph
 */
export function ParagraphInput({
  lines = false,
  value,
  onChange,
  onLeave,
  ...frame
}: InputProps<string> & { lines?: boolean }) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="words" data-words={value}>
          <textarea
            {...control}
            rows={1}
            value={value}
            onChange={(event) =>
              onChange(lines ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))
            }
            onBlur={onLeave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
