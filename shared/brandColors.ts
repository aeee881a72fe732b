/** What each color of content/brand.json is for; its key is also the custom property's name. */
export const colorUses = {
  paper: 'Paper: behind every page; text on dark',
  wash: 'Behind quiet sections',
  highlight: 'Behind quotes and cards; third band on dark',
  ink: 'Text, dark sections; third band on light',
  'ink-raised': 'Fields on dark',
  quiet: 'Small text on paper',
  accent: 'First band, marks, fills; never text',
  control: 'Switches, focus; second band',
  link: 'Links in texts',
  action: 'Main buttons, edges of errors',
  'action-hover': 'Main buttons under the pointer',
  line: 'Lines between rows',
  'line-strong': 'Edges of fields',
  success: 'Good news',
  'success-ground': 'Behind good news',
  error: 'Bad news',
  'error-ground': 'Behind bad news',
  'line-on-ink': 'Lines on dark',
  'quiet-on-ink': 'Small text on dark',
  'error-on-ink': 'Bad news on dark',
} as const;

export type ColorRole = keyof typeof colorUses;

/** The roles, in the order of the style guide. */
export const colorRoles = Object.keys(colorUses) as ColorRole[];
