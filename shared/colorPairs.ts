/** Checks the contrast of color pairs in content/brand.json. docs/accessibility.md */
import { colord, extend } from 'colord';
import lab from 'colord/plugins/lab';
import mix from 'colord/plugins/mix';
import { type ColorRole, colorUses } from './colors';
import { contrast } from './contrast';

extend([lab, mix]);

/** WCAG 2.2 ratios for text at levels AAA (1.4.6) and AA (1.4.3), and for non-text contrast (1.4.11). */
const enhanced = 7;
const minimum = 4.5;
const shapes = 3;

/** The color pairs in the style sheets: a background, its foregrounds, and the minimum contrast ratio. */
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

/** The path of a color in content/brand.json: 'colors.ink.hex', 'moreContrast.link'. */
type Field = `colors.${ColorRole}.hex` | `moreContrast.${ColorRole}`;

/** A foreground and a background color, by their paths, with the minimum contrast ratio. */
interface FieldPair {
  field: Field;
  on: Field;
  ratio: number;
}

/** Returns a color's uses: 'Page background', 'text on dark'. */
const usesOf = (field: Field) => colorUses[field.split('.')[1] as ColorRole].split('; ');

/** Returns a background's name for messages: “Page background”. */
const backName = (field: Field) => `“${usesOf(field)[0]}”`;

/** Returns a foreground's name for messages: “text on dark”. */
const frontName = (field: Field) =>
  `“${usesOf(field).find((use) => use.startsWith('text')) ?? usesOf(field)[0]}”`;

/** How many mixtures with black are tried, and how many with white. */
const steps = 100;

/** Returns the readable mixture with black or white that is most similar to a color; undefined if none is readable. */
function nearestColor(hex: string, isReadable: (hex: string) => boolean): string | undefined {
  const color = colord(hex);
  const distance = new Map(
    ['#000', '#fff']
      .flatMap((end) =>
        Array.from({ length: steps }, (_, step) => color.mix(end, (step + 1) / steps).toHex()),
      )
      .filter(isReadable)
      .map((candidate) => [candidate, color.delta(candidate)]),
  );
  return [...distance].sort((one, other) => one[1] - other[1])[0]?.[0];
}

/**
 * Returns one error for each field whose color has too little contrast with another color. The error suggests the most
 * similar color that works with all other colors. Guests whose system requests more contrast see the colors in
 * `moreContrast`.
 * @param hexAt returns a field's color, or undefined for a missing or invalid color, which isn't checked
 * @param isChanged returns whether the owner has changed a field. An error about a pair belongs to the background's
 *   field if only that field has changed, otherwise to the foreground's field
 */
export function contrastErrors(
  hexAt: (field: Field) => string | undefined,
  isChanged: (field: Field) => boolean = () => false,
): { field: Field; message: string }[] {
  const normal = (role: ColorRole): Field => `colors.${role}.hex`;
  const more = (role: ColorRole): Field => {
    const field: Field = `moreContrast.${role}`;
    return hexAt(field) === undefined ? normal(role) : field;
  };
  const all = pairs.flatMap(({ on, roles, ratio }) =>
    roles.flatMap((role): FieldPair[] => {
      const [one, other] = [normal, more].map((field) => ({ field: field(role), on: field(on), ratio }));
      return one && other ? [one, ...(one.field === other.field && one.on === other.on ? [] : [other])] : [];
    }),
  );
  /** Returns a pair's contrast divided by the required ratio. @param tried replacement colors, by field */
  const share = ({ field, on, ratio }: FieldPair, tried?: Readonly<Partial<Record<Field, string>>>) => {
    const [front, back] = [field, on].map((each) => tried?.[each] ?? hexAt(each));
    return front === undefined || back === undefined ? 1 : contrast(front, back) / ratio;
  };
  const unreadable = all
    .filter((pair) => share(pair) < 1)
    .toSorted((one, other) => share(one) - share(other))
    .map((pair) => ({
      ...pair,
      at: isChanged(pair.on) && !isChanged(pair.field) ? pair.on : pair.field,
    }));
  return [...new Set(unreadable.map(({ at }) => at))].flatMap((at) => {
    const [worst, ...others] = unreadable.filter((pair) => pair.at === at);
    const hex = hexAt(at);
    if (!worst || hex === undefined) return [];
    const { field, on, ratio } = worst;
    const verb = ratio === shapes ? 'see' : 'read';
    const what =
      at === field ? `is hard to ${verb} on ${backName(on)}` : `makes ${frontName(field)} hard to ${verb}`;
    const found = (share(worst) * ratio).toFixed(2);
    const rest =
      others.length === 0
        ? ''
        : ` The same goes for ${others.length} other ${others.length === 1 ? 'pair' : 'pairs'}.`;
    const own = all.filter((pair) => pair.field === at || pair.on === at);
    const better = nearestColor(hex, (tried) => own.every((pair) => share(pair, { [at]: tried }) >= 1));
    const advice = better
      ? `Try ${better}`
      : `No color works with all others: change ${at === field ? backName(on) : frontName(field)} too`;
    const message = `${what}: the contrast is ${found} to 1, and must be at least ${ratio}.${rest} ${advice}`;
    return { field: at, message };
  });
}
