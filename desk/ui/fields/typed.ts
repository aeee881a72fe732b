import { useState } from 'react';
import { isSame } from '../../content/merge';
import type { InputProps } from './FieldFrame';

interface Typed {
  /** What the field shows of a value. */
  format(value: unknown): string;
  /** What the typed words mean; words that mean nothing stay words, which the schema refuses. */
  parse(words: string): unknown;
}

/** An amount as people write it: '299', '$299', '1,299', '0.7'. Empty means nothing. */
export const amount: Typed = {
  format: (value) => (value === undefined ? '' : String(value)),
  parse(words) {
    const digits = words
      .trim()
      .replace(/^\$ ?/, '')
      .replace(/(?<=^-?\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/g, '');
    if (digits === '') return undefined;
    return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : words;
  },
};

/** A few names, each with its value, a line each: 'hotel = 12345'. */
const pairs: Typed = {
  format: (value) =>
    Object.entries((value ?? {}) as Record<string, string>)
      .map(([name, words]) => `${name} = ${words}`)
      .join('\n'),
  parse: (words) =>
    Object.fromEntries(
      words
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [name = '', ...rest] = line.split('=');
          return [name.trim(), rest.join('=').trim()];
        }),
    ),
};

/** A text as it is. @param isOptional whether an empty one is left out */
const text = (isOptional: boolean): Typed => ({
  format: (value) => String(value ?? ''),
  parse: (words) => (words === '' && isOptional ? undefined : words),
});

/** What was typed, for as long as it means the value: '1.' stays while '1.2' is typed. */
export function useTyped(
  type: string,
  { value, onChange, ...props }: InputProps<unknown>,
): InputProps<string> {
  const { format, parse } = type === 'number' ? amount : type === 'record' ? pairs : text(props.optional);
  const [words, setWords] = useState(() => format(value));
  return {
    ...props,
    value: isSame(parse(words), value) ? words : format(value),
    onChange(typed) {
      setWords(typed);
      onChange(parse(typed));
    },
  };
}
