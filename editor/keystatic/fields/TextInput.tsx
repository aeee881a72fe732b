import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { FieldFrame } from './FieldFrame';
import type { InputProps } from './leaf';

type TextInputProps = InputProps<string> & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'>;

/** A short text, a number, a date. */
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
          className="field__control"
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

/** An address of the site, with all of them to choose from. */
export function LinkInput({ addresses, ...props }: InputProps<string> & { addresses: readonly string[] }) {
  const list = useId();
  return (
    <>
      <TextInput {...props} list={list} />
      <datalist id={list}>
        {addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
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
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with its value
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [value]);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className="field__control field__control--words"
          rows={1}
          value={value}
          onChange={(event) =>
            onChange(lines ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))
          }
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
