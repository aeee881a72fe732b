import * as z from 'zod';
import { type ColorRole, colorRoles, colorUses, contrastErrors } from '../contrast';
import { flag } from './fields';

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #10233b, in lowercase')
  .meta({ field: 'color' });

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
 * content/brand.json: colors by role, the two typefaces and the painted bands. The wordmark and the mark are drawings in
 * media/brand/. docs/make-it-yours.md
 */
export const brandFile = z
  .strictObject({
    colors: z.strictObject(
      Object.fromEntries(colorRoles.map((role) => [role, color(role)])) as Record<
        ColorRole,
        ReturnType<typeof color>
      >,
    ),
    /** Replaces `colors` for guests whose system requests more contrast. */
    moreContrast: z.partialRecord(z.enum(colorRoles), hex),
    typefaces: z.strictObject({ headings: typeface, text: typeface }),
    bands: flag.meta({ description: 'Shows the painted bands and their arch.' }),
  })
  .check(({ value, issues }) => {
    const colors = Object.fromEntries(
      Object.entries(value.colors).map(([role, { hex }]) => [role, hex]),
    ) as Record<ColorRole, string>;
    for (const { role, message } of contrastErrors(colors))
      issues.push({ code: 'custom', input: value, path: ['colors', role, 'hex'], message });
  });

export type Brand = z.output<typeof brandFile>;
export type Typeface = z.output<typeof typeface>;
