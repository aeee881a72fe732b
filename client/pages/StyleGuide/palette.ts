/** A color of the look, as client/styles/tokens.css has it (a test compares the two). */
export interface Color {
  name: string;
  /** The custom property without its dashes; also the swatch's class. */
  token: string;
  hex: string;
  use: string;
  /** What text on it is set in. */
  ink: 'white' | 'dark';
}

export const inks = { white: '#fffdf9', dark: '#10233b' } as const;

/** docs/behavior.md#style-guide */
export const mainColors: readonly Color[] = [
  { name: 'White', token: 'white', hex: '#fffdf9', use: 'Paper: the ground of every page', ink: 'dark' },
  {
    name: 'Dark',
    token: 'dark',
    hex: '#10233b',
    use: 'Text, dark sections, third band on light',
    ink: 'white',
  },
  { name: 'Blue', token: 'blue', hex: '#1f6aa8', use: 'Switches, focus, second band', ink: 'white' },
  { name: 'Red', token: 'red', hex: '#c8401f', use: 'Primary buttons, error edges', ink: 'white' },
  { name: 'Light tan', token: 'tan', hex: '#e8d2ac', use: 'Quotes, cards, third band on dark', ink: 'dark' },
];

/** What stands beside them. */
export const supportingColors: readonly Color[] = [
  { name: 'Sand', token: 'sand', hex: '#f6ecdb', use: 'Quiet sections', ink: 'dark' },
  { name: 'Coral', token: 'coral', hex: '#e4573a', use: 'First band, marks, fills; never text', ink: 'dark' },
  { name: 'Deep red', token: 'red-deep', hex: '#a92f13', use: 'Red buttons under the pointer', ink: 'white' },
  { name: 'Quiet', token: 'quiet', hex: '#36475c', use: 'Small text on paper', ink: 'white' },
  { name: 'Success', token: 'success-ground', hex: '#e5f0e9', use: 'Ground of good news', ink: 'dark' },
  { name: 'Error', token: 'error-ground', hex: '#fbe7e0', use: 'Ground of bad news', ink: 'dark' },
];

/** Relative luminance of a color such as '#10233b', 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
