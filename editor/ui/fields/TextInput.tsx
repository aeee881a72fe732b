import { type ComponentProps, useRef } from 'react';
import type { Fact } from '../../content/factList';
import { FactPicker } from './FactPicker';
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
 * @param facts what it may name, to be inserted where the cursor is
 */
export function ParagraphInput({
  lines = false,
  facts,
  value,
  onChange,
  onLeave,
  ...frame
}: InputProps<string> & { lines?: boolean; facts?: readonly Fact[] }) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor was; at first at the end. */
  const selected = useRef<[start: number, end: number]>(undefined);
  function insert(token: string) {
    const [start, end] = selected.current ?? [value.length, value.length];
    onChange(value.slice(0, start) + token + value.slice(end));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + token.length, start + token.length);
    });
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="words" data-words={value}>
          <textarea
            {...control}
            ref={area}
            rows={1}
            value={value}
            onChange={(event) =>
              onChange(lines ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))
            }
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
              selected.current = [selectionStart, selectionEnd];
            }}
            onBlur={onLeave}
          />
          {facts && <FactPicker facts={facts} onInsert={insert} />}
        </div>
      )}
    </FieldFrame>
  );
}
