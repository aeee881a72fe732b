import * as z from 'zod';
import { type ColorRole, colorRoles, colorUses, hexOf } from '../colors';
import { flag } from './fields';

/** A color in any common notation, which is converted to lowercase hex. */
const hex = z
  .string()
  .overwrite((words) => hexOf(words) ?? words)
  .regex(/^#[0-9a-f]{6}$/, 'must be a solid color such as #10233b, navy, rgb(16 35 59) or hsl(214 57% 15%)')
  .meta({ field: 'color' });

/** Creates a field for each color role. */
const byRole = <Schema>(schemaOf: (role: ColorRole) => Schema) =>
  Object.fromEntries(colorRoles.map((role) => [role, schemaOf(role)])) as Record<ColorRole, Schema>;

const color = (role: ColorRole) =>
  z
    .strictObject({
      name: z.string().min(1).meta({ description: 'Shown in the style guide.' }),
      hex,
    })
    .meta({ title: colorUses[role] });

const typeface = z.strictObject({
  family: z.string().min(1),
  package: z
    .string()
    .regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/, 'must be a package such as @fontsource/young-serif')
    .meta({ description: 'From fontsource.org. Shown once you restart the desk.' }),
  category: z.enum(['serif', 'sans-serif']),
});

/**
 * content/brand.json: colors by role, the two typefaces and the painted bands. The wordmark and the mark are drawings
 * in media/brand/. docs/make-it-yours.md
 */
export const brandFile = z.strictObject({
  colors: z.strictObject(byRole(color)),
  moreContrast: z.strictObject(byRole((role) => hex.exactOptional().meta({ title: colorUses[role] }))).meta({
    title: 'Colors for more contrast',
    description: 'Replace the colors above for guests whose system requests more contrast.',
  }),
  typefaces: z.strictObject({ headings: typeface, text: typeface }),
  bands: flag.meta({ description: 'Shows the painted bands and their arch.' }),
});

export type Brand = z.output<typeof brandFile>;
export type Typeface = z.output<typeof typeface>;
