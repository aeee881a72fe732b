import { brand } from '../../../generated/content/brand';
import { type ColorRole, colorUses } from '../../../shared/brandColors';
import { contrast } from '../../../shared/contrast';

const { colors, typefaces } = brand;

/** docs/behavior.md#style-guide */
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
const inkOn = (role: ColorRole) =>
  contrast(colors[role].hex, colors.paper.hex) > contrast(colors[role].hex, colors.ink.hex) ? 'paper' : 'ink';

const samples = [
  { className: 'guide-type heading--hero', name: 'Hero, 44 to 104 px', text: 'Barefoot by noon' },
  {
    className: 'guide-type heading--title',
    name: 'Section title, 36 to 72 px',
    text: 'Two walls of ocean',
  },
  { className: 'guide-type heading', name: 'Heading, 28 to 44 px', text: 'The plan was simple' },
  { className: 'guide-type heading--card', name: 'Card title, 22 to 26 px', text: 'Rattan and Records' },
  { className: 'lead', name: 'Lead, 17 to 19 px', text: 'One line or two that open a section.' },
  {
    className: 'measure',
    name: 'Body, 17 px on 1.6',
    text: 'Never wider than about 60 characters, so that the eye finds the next line without a map.',
  },
  {
    className: 'small',
    name: 'Small, 15 px',
    text: 'Captions, notes and what the law wants beside a price.',
  },
  { className: 'label', name: 'Label, 13 px, tracked', text: 'Ocean View' },
  {
    className: 'figure',
    name: `Figures, ${typefaces.text.family}, lining`,
    text: '$269 · $389 · 400 sq ft',
  },
];

/** The type scale. */
export function Typography() {
  return (
    <dl className="stack">
      {samples.map(({ className, name, text }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd className={className}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Swatches({ roles }: { roles: readonly ColorRole[] }) {
  return (
    <ul className="guide-grid small">
      {roles.map((role) => {
        const { name, hex } = colors[role];
        const ink = inkOn(role);
        return (
          <li className="swatch" key={role}>
            <span
              className={`guide-sample swatch__color swatch--${role} swatch--ink-${ink}`}
              aria-hidden="true"
            >
              Aa
            </span>
            <strong>{name}</strong>
            <code>{hex.toUpperCase()}</code>
            <span>{colorUses[role]}</span>
            <span className="figure">
              {colors[ink].name} on it: {contrast(hex, colors[ink].hex).toFixed(1)} to 1
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The main and supporting colors, each with the contrast of its text. */
export function ColorPalette() {
  return (
    <>
      <Swatches roles={mainColors} />
      <h3>Beside them</h3>
      <Swatches roles={supportingColors} />
    </>
  );
}

/** The two radii and the lines. */
export function BordersAndRadius() {
  return (
    <ul className="guide-grid small">
      <li>
        <span className="guide-sample guide-shape--small" />
        <strong>2px</strong> Buttons, fields, focus
      </li>
      <li>
        <span className="guide-sample guide-shape--large" />
        <strong>5px</strong> Pictures, cards, panels
      </li>
      <li>
        <span className="guide-sample guide-shape--line" />
        <strong>1px line</strong> Between rows
      </li>
      <li>
        <span className="guide-sample guide-shape--strong" />
        <strong>2px border</strong> Fields, secondary buttons
      </li>
      <li>
        <span className="guide-sample guide-shape--accent" />
        <strong>4px coral</strong> Over a column, under a tab
      </li>
    </ul>
  );
}
