import { contact } from './contact';
import type { FormDefinition } from './definition';
import { groupRequest } from './groupRequest';
import { newsletter } from './newsletter';
import { optOut } from './optOut';
import { unsubscribeLink } from './unsubscribeLink';

/** The forms by name. Client code imports only types from this file, and a form's definition from the form's file. */
export const forms = {
  newsletter,
  contact,
  'group-request': groupRequest,
  'opt-out': optOut,
  'unsubscribe-link': unsubscribeLink,
} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof forms;

/** The definition of any form. */
export type AnyForm = (typeof forms)[FormName];

export const formNames = Object.keys(forms) as FormName[];
