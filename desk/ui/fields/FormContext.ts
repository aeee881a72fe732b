import { createContext, use } from 'react';
import type { Fact } from '../../content/factList';
import type { NamedThings } from '../../content/references';
import type { Path } from '../../content/valueAt';

/** The form that a field belongs to. */
export interface FormContext {
  /** Below content/: 'rooms/the-enci-king.json'. */
  file: string;
  value: unknown;
  named: NamedThings;
  /** What its texts may name. */
  facts: readonly Fact[];
  /** Changes a part of the value; undefined leaves it out. */
  set(path: Path, part: unknown): void;
  /** The owner has left a field. */
  leave(path: Path): void;
  /** The error of a field; undefined before it is left or a save was tried. */
  messageOf(path: Path): string | undefined;
}

const context = createContext<FormContext | undefined>(undefined);

export const FormProvider = context;

export function useForm(): FormContext {
  const form = use(context);
  if (!form) throw new Error('a field needs a form around it');
  return form;
}
