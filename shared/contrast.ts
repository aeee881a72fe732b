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

/** The roles, in the order of the style guide. */
export const colorRoles = Object.keys(colorUses) as ColorRole[];

/** WCAG 2.2 ratios for text at levels AAA (1.4.6) and AA (1.4.3), and for non-text contrast (1.4.11). */
const enhanced = 7;
const minimum = 4.5;
const shapes = 3;

/** The color pairs in the style sheets: background, foregrounds, minimum ratio. docs/accessibility.md */
const pairs: readonly { on: ColorRole; roles: readonly ColorRole[]; ratio: number }[] = [
  { on: 'paper', roles: ['ink', 'quiet', 'link', 'error', 'success'], ratio: enhanced },
  { on: 'wash', roles: ['ink', 'quiet', 'link'], ratio: enhanced },
  { on: 'highlight', roles: ['ink'], ratio: enhanced },
  { on: 'ink', roles: ['paper', 'wash', 'highlight', 'quiet-on-ink', 'error-on-ink'], ratio: enhanced },
  { on: 'ink-raised', roles: ['paper', 'quiet-on-ink'], ratio: enhanced },
  { on: 'success-ground', roles: ['success', 'ink'], ratio: enhanced },
  { on: 'error-ground', roles: ['error', 'ink'], ratio: enhanced },
  { on: 'action', roles: ['paper'], ratio: minimum },
  { on: 'action-hover', roles: ['paper'], ratio: minimum },
  { on: 'paper', roles: ['control', 'accent', 'action', 'line-strong'], ratio: shapes },
  { on: 'wash', roles: ['control', 'action', 'line-strong'], ratio: shapes },
  { on: 'ink', roles: ['accent', 'line-on-ink'], ratio: shapes },
];

/** Red, green and blue of a color such as '#10233b', 0 to 255. */
export const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Relative luminance of a color such as '#10233b', 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio between two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colors. `share` is the second color's share, 0 to 1. */
const mix = (hex: string, other: string, share: number): string => {
  const end = channels(other);
  return `#${channels(hex)
    .map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** The nearest color between `foreground` and black or white with enough contrast on `background`, or undefined. */
function nearestColor(foreground: string, background: string, ratio: number): string | undefined {
  const candidates = Array.from({ length: 100 }, (_, index) => (index + 1) / 100).flatMap((share) =>
    ['#000000', '#ffffff'].map((end) => mix(foreground, end, share)),
  );
  return candidates.find((candidate) => contrast(candidate, background) >= ratio);
}

/** Pairs with too little contrast, each with the nearest color that has enough. */
export function contrastErrors(
  colors: Readonly<Record<ColorRole, string>>,
): { role: ColorRole; message: string }[] {
  return pairs.flatMap(({ on, roles, ratio }) =>
    roles.flatMap((role) => {
      const found = contrast(colors[role], colors[on]);
      if (found >= ratio) return [];
      const better = nearestColor(colors[role], colors[on], ratio);
      const advice = better ? `try ${better}` : `no color works: change ${on}`;
      return [
        {
          role,
          message: `has a contrast of ${found.toFixed(2)} to 1 on ${on} (${colorUses[on]}), but needs ${ratio}: ${advice}`,
        },
      ];
    }),
  );
}
