import { contact } from './contact';
import type { FieldDefinition, FormDefinition } from './definition';
import { groupRequest } from './groupRequest';
import { newsletter } from './newsletter';
import { optOut } from './optOut';

/** The forms by name. The browser imports types from here and each definition from its own file. */
export const forms = {
  newsletter,
  contact,
  'group-request': groupRequest,
  'opt-out': optOut,
} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof forms;

/** Any of the forms' definitions. */
export type AnyForm = (typeof forms)[FormName];

export const formNames = Object.keys(forms) as FormName[];

/** The names that form fields use for their error messages, or for their labels in emails. */
export const fieldTextKeys = (key: 'help' | 'mail'): string[] => [
  ...new Set(
    Object.values<FormDefinition>(forms).flatMap(({ fields }) =>
      Object.values<FieldDefinition>(fields).flatMap((field) =>
        typeof field[key] === 'string' ? field[key] : [],
      ),
    ),
  ),
];
