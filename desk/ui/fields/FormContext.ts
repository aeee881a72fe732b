import { createContext, use } from 'react';
import type { Issue } from '../../content/fieldIssues';
import type { Fact } from '../../content/insertableFacts';
import type { NamedThings } from '../../content/namedThings';
import type { Path } from '../../content/valueAt';

/** The form that a field belongs to. */
export interface FormContext {
  /** Relative to content/: 'rooms/the-enci-king.json'. */
  file: string;
  value: unknown;
  named: NamedThings;
  /** The facts that its text can include. */
  facts: readonly Fact[];
  /** Changes a part of the value; undefined removes it. */
  set(path: Path, part: unknown): void;
  /** Called when the owner leaves a field. */
  leave(path: Path): void;
  /** A field's error; undefined until the owner pauses or leaves the field, or a save is attempted. */
  messageOf(path: Path): string | undefined;
  /** All errors of a field, even while the owner types. */
  issuesAt(path: Path): readonly Issue[];
}

const context = createContext<FormContext | undefined>(undefined);

export const FormProvider = context;

export function useForm(): FormContext {
  const form = use(context);
  if (!form) throw new Error('a field needs a form around it');
  return form;
}
