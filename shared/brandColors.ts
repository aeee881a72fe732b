/** What each color of content/brand.json is for; its key is also the custom property's name. */
export const colorUses = {
  white: 'Paper: behind every page; text on dark',
  sand: 'Behind quiet sections',
  tan: 'Behind quotes and cards; third band on dark',
  dark: 'Text, dark sections; third band on light',
  'dark-raised': 'Fields on dark',
  quiet: 'Small text on paper',
  coral: 'First band, marks, fills; never text',
  blue: 'Switches, focus; second band',
  link: 'Links in texts',
  red: 'Main buttons, edges of errors',
  'red-deep': 'Main buttons under the pointer',
  line: 'Lines between rows',
  'line-strong': 'Edges of fields',
  success: 'Good news',
  'success-ground': 'Behind good news',
  error: 'Bad news',
  'error-ground': 'Behind bad news',
  'line-on-dark': 'Lines on dark',
  'quiet-on-dark': 'Small text on dark',
  'error-on-dark': 'Bad news on dark',
} as const;

export type ColorRole = keyof typeof colorUses;

/** The roles, in the order of the style guide. */
export const colorRoles = Object.keys(colorUses) as ColorRole[];
