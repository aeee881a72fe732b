import type { Content } from '../../../shared/content/compile';
import type { ColorRole } from '../../../shared/contrast';
import { contrast } from '../../../shared/contrast';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/words';

type Brand = Content['brand'];
type Texts = PageContent<'style-guide'>;

const mainColors: readonly ColorRole[] = ['paper', 'ink', 'control', 'action', 'highlight'];

const supportingColors: readonly ColorRole[] = [
  'wash',
  'accent',
  'action-hover',
  'quiet',
  'success-ground',
  'error-ground',
];

/** The text color with the higher contrast on a background. */
const inkOn = (role: ColorRole, { colors }: Brand) =>
  contrast(colors[role].hex, colors.paper.hex) > contrast(colors[role].hex, colors.ink.hex) ? 'paper' : 'ink';

/** What texts say of the typefaces. */
export const familiesOf = ({ typefaces }: Brand) => ({
  headings: typefaces.headings.family,
  text: typefaces.text.family,
});

const samplesOf = (type: Texts['type'], brand: Brand) => [
  { className: 'guide-type heading--hero', sample: type.hero },
  { className: 'guide-type heading--title', sample: type.title },
  { className: 'guide-type heading', sample: type.heading },
  { className: 'guide-type heading--card', sample: type.card },
  { className: 'lead', sample: type.lead },
  { className: 'measure', sample: type.body },
  { className: 'small', sample: type.small },
  { className: 'label', sample: type.label },
  { className: 'figure', sample: { ...type.figures, name: fill(type.figures.name, familiesOf(brand)) } },
];

/** The type scale. */
export function Typography({ texts, brand }: { texts: Texts['type']; brand: Brand }) {
  return (
    <dl className="stack">
      {samplesOf(texts, brand).map(({ className, sample: { name, text } }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd className={className}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PaletteProps {
  words: Texts['colors'];
  brand: Brand;
}

function Swatches({ roles, words, brand }: PaletteProps & { roles: readonly ColorRole[] }) {
  const { colors } = brand;
  return (
    <ul className="guide-grid small">
      {roles.map((role) => {
        const { name, hex } = colors[role];
        const ink = inkOn(role, brand);
        return (
          <li className="swatch" key={role}>
            <span
              className={`guide-sample swatch__color swatch--${role} swatch--ink-${ink}`}
              aria-hidden="true"
            >
              {words.letters}
            </span>
            <strong>{name}</strong>
            <code>{hex.toUpperCase()}</code>
            <span className="figure">
              {fill(words.contrast, {
                color: colors[ink].name,
                contrast: contrast(hex, colors[ink].hex).toFixed(1),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The main and supporting colors, each with the contrast of its text. */
export function ColorPalette({ words, brand }: PaletteProps) {
  return (
    <>
      <Swatches roles={mainColors} words={words} brand={brand} />
      <h3>{words.more}</h3>
      <Swatches roles={supportingColors} words={words} brand={brand} />
    </>
  );
}

const edges = ['small', 'large', 'line', 'strong', 'accent'] as const;

/** The two radii and the lines. */
export function BordersAndRadius(borders: Texts['borders']) {
  return (
    <ul className="guide-grid small">
      {edges.map((edge) => (
        <li key={edge}>
          <span className={`guide-sample guide-shape--${edge}`} />
          <strong>{borders[edge].name}</strong> {borders[edge].text}
        </li>
      ))}
    </ul>
  );
}
