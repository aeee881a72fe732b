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
  /** The facts that the form's text can include. */
  facts: readonly Fact[];
  /** Changes the field or entry at a path; undefined removes the field. */
  set(path: Path, part: unknown): void;
  /** Called when the owner leaves a field. */
  leave(path: Path): void;
  /** Returns a field's error once the owner pauses, leaves the field, or tries to save; undefined before that. */
  messageOf(path: Path): string | undefined;
  /** Returns all errors of a field, even while the owner types. */
  issuesAt(path: Path): readonly Issue[];
}

const context = createContext<FormContext | undefined>(undefined);

export const FormProvider = context;

export function useForm(): FormContext {
  const form = use(context);
  if (!form) throw new Error('a field needs a form around it');
  return form;
}
