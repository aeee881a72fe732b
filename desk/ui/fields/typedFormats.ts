import { useState } from 'react';
import { hexOf } from '../../../shared/colors';
import { isSame } from '../../content/valueAt';
import type { InputProps } from './FieldFrame';

interface Typed {
  /** Formats a value for the field. Default: the value itself. */
  format?(value: unknown): string;
  /** Parses typed text. Returns invalid text unchanged, which the schema rejects. */
  parse(words: string): unknown;
}

/** An amount in common notations: '299', '$299', '1,299', '0.7'. Empty text becomes undefined. */
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

/** Names and values, one pair per line: 'hotel = 12345'. */
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

type Parts = Readonly<Record<'y' | 'm' | 'd' | 'hour' | 'minute' | 'half', string | undefined>>;

const padded = (number: string | number | undefined) => String(number).padStart(2, '0');

/** Returns the month's two digits: '10' and 'October' -> '10'. */
const monthIn = ({ m = '' }: Parts) => padded(Number(m) || months.indexOf(m.slice(0, 3).toLowerCase()) + 1);

/** Creates a parser that converts several notations to ISO 8601. */
const parser = (patterns: readonly RegExp[], iso: (parts: Parts) => string): Typed => ({
  parse(words) {
    const trimmed = words.trim();
    const parts = patterns.map((pattern) => pattern.exec(trimmed)?.groups).find(Boolean);
    return parts ? iso(parts as Parts) : trimmed === '' ? undefined : words;
  },
});

/** Parses dates: '10/14/2026', 'October 14, 2026'. */
const day = parser(
  [/^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/, /^(?<m>[a-z]{3,}) (?<d>\d{1,2}),? (?<y>\d{4})$/i],
  (parts) => `${parts.y}-${monthIn(parts)}-${padded(parts.d)}`,
);

/** Parses months: 'October 2026', '10/2026'. */
const month = parser(
  [/^(?<m>[a-z]{3,}),? (?<y>\d{4})$/i, /^(?<m>\d{1,2})\/(?<y>\d{4})$/],
  (parts) => `${parts.y}-${monthIn(parts)}`,
);

/** Parses times: '3 pm', '3:30 p.m.', '15'. */
const time = parser(
  [/^(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?: ?(?<half>[ap])\.?m\.?)?$/i],
  ({ hour, minute = '00', half }) => {
    const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
    return `${padded(hours)}:${minute}`;
  },
);

/** A color in any usual notation: 'Navy', '#ABC', 'rgb(16 35 59)'. */
const color: Typed = { parse: (words) => (words.trim() === '' ? undefined : (hexOf(words) ?? words)) };

const kinds: Readonly<Record<string, Typed>> = {
  number: amount,
  record: pairs,
  date: day,
  month,
  time,
  color,
};

/** Keeps the typed text as long as parsing the text gives the value: '1.' stays while the owner types '1.2'. */
export function useTyped(
  type: string,
  { value, onChange, ...props }: InputProps<unknown>,
): InputProps<string> {
  const asText: Typed = { parse: (typed) => (typed === '' && props.optional ? undefined : typed) };
  const { format = (each) => String(each ?? ''), parse } = kinds[type] ?? asText;
  const [text, setText] = useState(() => format(value));
  return {
    ...props,
    value: isSame(parse(text), value) ? text : format(value),
    onChange(typed) {
      setText(typed);
      onChange(parse(typed));
    },
  };
}
