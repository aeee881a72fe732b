import { useState } from 'react';
import { isSame } from '../../content/merge';
import type { InputProps } from './FieldFrame';

interface Typed {
  /** What the field shows of a value, unless that is the value itself. */
  format?(value: unknown): string;
  /** What the typed words mean; words that mean nothing stay words, which the schema refuses. */
  parse(words: string): unknown;
}

/** An amount as people write it: '299', '$299', '1,299', '0.7'. Empty means nothing. */
const amount: Typed = {
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 'October 2026', '10/2026'. Not every browser has an input for a month. */
const month: Typed = {
  parse(words) {
    const [, named, year] = /^([a-z]{3,}|\d{1,2})[,/ ]+(\d{4})$/i.exec(words.trim()) ?? [];
    if (!named) return words.trim() === '' ? undefined : words;
    const number = Number(named) || months.indexOf(named.slice(0, 3).toLowerCase()) + 1;
    return `${year}-${String(number).padStart(2, '0')}`;
  },
};

const kinds: Readonly<Record<string, Typed>> = { number: amount, record: pairs, month };

/** What was typed, for as long as it means the value: '1.' stays while '1.2' is typed. */
export function useTyped(
  type: string,
  { value, onChange, ...props }: InputProps<unknown>,
): InputProps<string> {
  const asText: Typed = { parse: (typed) => (typed === '' && props.optional ? undefined : typed) };
  const { format = (each) => String(each ?? ''), parse } = kinds[type] ?? asText;
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
