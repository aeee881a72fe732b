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
const amount: Typed = {
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const padded = (number: number) => String(number).padStart(2, '0');

/** 'October' -> '10' */
const monthOf = (name = '') => padded(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** The first of some ways to write something that words fit, as ISO 8601 has it. */
const written = (ways: readonly [RegExp, (...parts: string[]) => string][]): Typed => ({
  format: (value) => String(value ?? ''),
  parse(words) {
    const trimmed = words.trim();
    for (const [pattern, iso] of ways) {
      const found = pattern.exec(trimmed);
      if (found) return iso(...found.slice(1));
    }
    return trimmed === '' ? undefined : words;
  },
});

const dayOf = (year = '', month = '', day = '') => `${year}-${padded(Number(month))}-${padded(Number(day))}`;

/** A day: '10/14/2026', 'October 14, 2026', '14 October 2026'. */
const day = written([
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (month, date, year) => dayOf(year, month, date)],
  [/^([a-z]{3,}) (\d{1,2}),? (\d{4})$/i, (name, date, year) => dayOf(year, monthOf(name), date)],
  [/^(\d{1,2}) ([a-z]{3,}) (\d{4})$/i, (date, name, year) => dayOf(year, monthOf(name), date)],
]);

/** A month: 'October 2026', '10/2026'. */
const month = written([
  [/^([a-z]{3,}),? (\d{4})$/i, (name, year) => `${year}-${monthOf(name)}`],
  [/^(\d{1,2})\/(\d{4})$/, (number, year) => `${year}-${padded(Number(number))}`],
]);

/** A time of day: '3 pm', '3:30 p.m.', '15'. */
const time = written([
  [
    /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/i,
    (hour, minutes = '00', half) =>
      `${padded((Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`,
  ],
  [/^(\d{1,2})(?::(\d\d))?$/, (hour, minutes = '00') => `${padded(Number(hour))}:${minutes}`],
]);

const kinds: Readonly<Record<string, Typed>> = { number: amount, record: pairs, date: day, month, time };

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
  const { format, parse } = kinds[type] ?? text(props.optional);
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
