import type { BasicFormField, FormFieldStoredValue } from '@keystatic/core';
import { type ComponentType, createElement, useState } from 'react';
import type * as z from 'zod';

/** What the input of a field gets. */
export interface InputProps<Value> {
  value: Value;
  onChange(value: Value): void;
  label: string;
  help: string;
  /** What is wrong with the value, where the owner has left the field or wants to save. */
  message: string | undefined;
  /** The owner has left the field. */
  onLeave(): void;
  optional: boolean;
  autoFocus: boolean;
}

export interface Leaf<Value> {
  label: string;
  help: string;
  schema: z.core.$ZodType;
  optional: boolean;
  Input: ComponentType<InputProps<Value>>;
  empty: Value;
  /** From the file to the form; never throws, so that every file opens. */
  parse(stored: unknown): Value;
  /** From the form to the file; undefined leaves it out. */
  store(value: Value, optional: boolean): unknown;
}

/** The field's own name with the schema's sentence: 'Price must be a whole number of dollars'. */
function faultOf<Value>({ label, schema, optional, store }: Leaf<Value>, value: Value): string | undefined {
  const stored = store(value, optional);
  if (stored === undefined) return optional ? undefined : `${label} must not be empty`;
  const [issue] = (schema as z.ZodType).safeParse(stored).error?.issues ?? [];
  return issue && `${label} ${issue.message}`;
}

/**
 * A field of the form whose rule and sentence are the schema's. Keystatic asks a field in three places (its Input, validate,
 * and its reader's parse): all three have the same answer here, or a form could refuse to be saved without a word.
 */
export function leafField<Value extends string | boolean | readonly string[]>(
  leaf: Leaf<Value>,
): BasicFormField<Value> {
  const validate = (value: Value): Value => {
    const fault = faultOf(leaf, value);
    if (fault) throw new Error(fault);
    return value;
  };
  return {
    kind: 'form',
    label: leaf.label,
    Input({ value, onChange, autoFocus, forceValidation }) {
      const [left, setLeft] = useState(false);
      const { label, help, optional, Input } = leaf;
      return createElement(Input, {
        value,
        onChange,
        autoFocus,
        label,
        help,
        optional,
        message: left || forceValidation ? faultOf(leaf, value) : undefined,
        onLeave: () => setLeft(true),
      });
    },
    defaultValue: () => leaf.empty,
    parse: leaf.parse,
    serialize: (value) => ({ value: leaf.store(value, leaf.optional) as FormFieldStoredValue }),
    validate,
    reader: { parse: (stored) => validate(leaf.parse(stored)) },
  };
}
