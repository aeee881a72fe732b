import type { FieldDefinition } from './definition';

/** Fields that several forms share. */

/** The `maxLength` is from RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const email = {
  kind: 'email',
  label: 'Email',
  help: 'email',
  maxLength: 254,
  autoComplete: 'email',
  mail: 'email',
  sample: 'june@example.com',
} as const satisfies FieldDefinition;

export const phone = {
  kind: 'tel',
  label: 'Phone',
  maxLength: 50,
  autoComplete: 'tel',
  mail: true,
  sample: '(619) 555-0142',
} as const satisfies FieldDefinition;

export const consent = {
  kind: 'consent',
  mail: 'consent',
  sample: true,
} as const satisfies FieldDefinition;
