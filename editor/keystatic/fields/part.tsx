import type { ComponentSchema } from '@keystatic/core';
import type { ComponentType } from 'react';

/** What Keystatic hands to a field's Input: the state of its part of the form. Every field of the desk has an Input. */
export interface PartProps {
  schema: ComponentSchema;
  /** Of a single field. */
  value?: unknown;
  /** Of an object. */
  fields?: Readonly<Record<string, PartProps>>;
  /** Of a list. */
  elements?: readonly (PartProps & { key: string })[];
  onChange(value: unknown): void;
}

export interface ShownPart {
  autoFocus: boolean;
  forceValidation: boolean;
}

/** Shows one part of the form. */
export function Part({ part, ...shown }: ShownPart & { part: PartProps }) {
  const { Input } = part.schema as { Input: ComponentType<PartProps & ShownPart> };
  return <Input {...part} {...shown} />;
}

/** Whether anything in a part of the form is not as its schema wants it. */
export function hasFault({ schema, value, fields, elements }: PartProps): boolean {
  if (fields) return Object.values(fields).some(hasFault);
  if (elements) return elements.some(hasFault);
  try {
    (schema as { validate(value: unknown): unknown }).validate(value);
    return false;
  } catch {
    return true;
  }
}

/** The words that tell one entry of a list from the others: the first that it has. */
export function wordsOf({ value, fields, elements }: PartProps): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(fields ?? {}).flatMap(([name, part]) => (name === 'id' ? [] : [part]));
  for (const part of [...parts, ...(elements ?? [])]) {
    const words = wordsOf(part);
    if (words) return words;
  }
  return '';
}
