import type { FieldDefinition } from './definition';
import { maxEmailLength, maxPhoneLength } from './maxLengths';

/** Fields that several forms share. */

export const email = {
  kind: 'email',
  label: 'Email',
  help: 'email',
  maxLength: maxEmailLength,
  autoComplete: 'email',
  mail: 'email',
  sample: 'june@example.com',
} as const satisfies FieldDefinition;

export const phone = {
  kind: 'tel',
  label: 'Phone',
  maxLength: maxPhoneLength,
  autoComplete: 'tel',
  mail: true,
  sample: '(619) 555-0142',
} as const satisfies FieldDefinition;

export const consent = {
  kind: 'consent',
  mail: 'consent',
  sample: true,
} as const satisfies FieldDefinition;
