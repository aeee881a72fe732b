import { email, phone } from './commonFields';
import type { FormDefinition, Values } from './definition';
import { maxLineLength, maxTextLength } from './maxLengths';

export const contact = {
  name: 'contact',
  fields: {
    name: {
      kind: 'line',
      label: 'Name',
      help: 'name',
      maxLength: maxLineLength,
      autoComplete: 'name',
      mail: 'name',
      sample: 'June Alvarado',
    },
    email,
    subject: {
      kind: 'line',
      label: 'Subject',
      help: 'subject',
      maxLength: maxLineLength,
      sample: 'Room for a paddleboard?',
    },
    phone,
    message: {
      kind: 'text',
      label: 'Message',
      help: 'message',
      maxLength: maxTextLength,
      sample:
        'Hi there,\n\nwe arrive on Friday with an 11-foot board & two kids <big fans of the pool>.\nIs there a rack?\n\nJune',
    },
  },
} as const satisfies FormDefinition;

export type ContactMessage = Values<typeof contact>;
