import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/pages/style-guide.json: words and pictures of the samples. docs/behavior.md#style-guide */
export const styleGuidePage = ({ text, template, picture, textBlock }: Fields) => {
  const part = z.strictObject({ title: text, note: text.optional() });
  const sample = z.strictObject({ name: text, text });
  return z.strictObject({
    card: picture,
    poster: picture,
    subtitle: text,
    parts: z.strictObject({
      typography: z.strictObject({ title: text, note: template('headings', 'text') }),
      buttons: part,
      'text-links': part,
      'color-palette': part,
      'borders-radius': part,
      supergraphic: part,
      fields: part,
      answers: part,
      switches: part,
      disclosure: part,
      icons: part,
      cards: part,
      motion: part,
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
      outline: text,
      fullWidth: text,
      inside: text,
      outside: text,
    }),
    textLinks: z.strictObject({ inside: text, outside: text }),
    colors: z.strictObject({ letters: text, contrast: template('color', 'contrast'), more: text }),
    borders: z.strictObject({ small: sample, large: sample, line: sample, strong: sample, accent: sample }),
    fields: z.strictObject({
      name: text,
      filled: text,
      onDark: text,
      phone: text,
      wrong: text,
      error: text,
      disabled: text,
      notNow: text,
      choice: text,
      choices: z.array(text),
      message: text,
      unchecked: text,
      locked: text,
    }),
    answers: z.strictObject({ success: textBlock, error: textBlock, empty: text }),
    switches: z.strictObject({ on: textBlock, locked: textBlock, open: text }),
    accordion: z.array(textBlock),
    cards: z.strictObject({ picture: textBlock, poster: textBlock, words: textBlock }),
    movements: z.array(z.strictObject({ label: text, value: text })),
    carousel: z.strictObject({ label: text, lines: z.array(text) }),
  });
};
