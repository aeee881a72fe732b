import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

/** Returns the contrast ratio (1 to 21) of two colors such as '#10233b', rounded down to hundredths (WCAG 2.2). */
export const contrast = (one: string, other: string): number => colord(one).contrast(other);
