import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** The uses of each color in content/brand.json. The keys are also the names of the CSS custom properties. */
export const colorUses = {
  paper: 'Page background; text on dark',
  wash: 'Behind quiet sections',
  highlight: 'Behind quotes and cards; third band on dark',
  ink: 'Text, dark sections; third band on light',
  'ink-raised': 'Fields on dark',
  quiet: 'Small text on paper',
  accent: 'First band, marks, fills; never text',
  control: 'Switches, focus; second band',
  link: 'Links in text',
  action: 'Main buttons, error borders',
  'action-hover': 'Main buttons on hover',
  line: 'Lines between rows',
  'line-strong': 'Field borders',
  success: 'Success messages',
  'success-ground': 'Behind success messages',
  error: 'Error messages',
  'error-ground': 'Behind error messages',
  'line-on-ink': 'Lines on dark',
  'quiet-on-ink': 'Small text on dark',
  'error-on-ink': 'Error messages on dark',
} as const;

export type ColorRole = keyof typeof colorUses;

/** The color roles, in the order of the style guide. */
export const colorRoles = Object.keys(colorUses) as ColorRole[];

/**
 * Converts a color in any common notation to lowercase hex, which emails and SVG support: 'Navy', '#ABC', '10233B',
 * 'rgb(16 35 59)', 'hsl(214 57% 15%)'. Returns undefined for invalid and partly transparent colors.
 */
export function hexOf(words: string): string | undefined {
  const color = [words, `#${words}`].map((each) => colord(each.trim())).find((each) => each.isValid());
  return color?.alpha() === 1 ? color.toHex() : undefined;
}

/** Returns the red, green and blue values (0 to 255) of a color such as '#10233b'. */
export function channels(hex: string): readonly [number, number, number] {
  const { r, g, b } = colord(hex).toRgb();
  return [r, g, b];
}
