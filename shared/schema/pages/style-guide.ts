import * as z from 'zod';
import { description, template, text } from '../fields';

const part = z.strictObject({ title: text, note: text });
const sample = z.strictObject({ name: text, text });

/** content/pages/style-guide.json: text for the samples. */
export const styleGuidePage = z.strictObject({
  description,
  subtitle: text,
  parts: z.strictObject({
    typography: part.extend({ note: template('headings', 'text') }),
    buttons: part,
    'color-palette': part,
    'borders-radius': part,
  }),
  type: z.strictObject({
    hero: sample,
    title: sample,
    heading: sample,
    card: sample,
    lead: sample,
    body: sample,
    small: sample,
    label: sample,
    figures: z.strictObject({ name: template('text'), text }),
  }),
  buttons: z.strictObject({
    primary: text,
    primaryDisabled: text,
    secondary: text,
    secondaryDisabled: text,
  }),
  colors: z.strictObject({ letters: text, contrast: template('color', 'contrast'), more: text }),
  borders: z.strictObject({ small: sample, large: sample, line: sample, strong: sample, accent: sample }),
});
