import type { ReactNode } from 'react';
import type { ColorRole } from '../../../shared/colors';
import { contrast } from '../../../shared/contrast';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/templates';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { useLabels } from '../../siteData';

const { path, indexed } = pages['style-guide'];

type Data = PageData['style-guide'];

const mainColors: readonly ColorRole[] = ['paper', 'ink', 'control', 'action', 'highlight'];

const supportingColors: readonly ColorRole[] = [
  'wash',
  'accent',
  'action-hover',
  'quiet',
  'success-ground',
  'error-ground',
];

const edges = ['small', 'large', 'line', 'strong', 'accent'] as const;

/** A style guide for developers: typography, buttons, colors and borders. */
export default function StyleGuide(data: Data) {
  const { page, brand, labels } = data;
  const { parts, buttons, colors, borders } = page;
  const title = labels['style-guide'];
  const families = { headings: brand.typefaces.headings.family, text: brand.typefaces.text.family };
  return (
    <>
      <Head title={title} description={page.description} path={path} indexed={indexed} />
      <Hero title={title} subtitle={page.subtitle} />
      <div className="wrap">
        <Part
          id="site-typography"
          title={parts.typography.title}
          note={fill(parts.typography.note, families)}
        >
          <dl className="stack">
            {samplesOf(page.type).map(({ className, sample: { name, text } }) => (
              <div key={name}>
                <dt className="small">{fill(name, families)}</dt>
                <dd className={className}>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="site-buttons" {...parts.buttons}>
          <div className="cluster">
            <Button>{buttons.primary}</Button>
            <Button disabled>{buttons.primaryDisabled}</Button>
            <Button variant="secondary">{buttons.secondary}</Button>
            <Button variant="secondary" disabled>
              {buttons.secondaryDisabled}
            </Button>
          </div>
        </Part>
        <Part id="site-color-palette" {...parts['color-palette']}>
          <Swatches {...data} roles={mainColors} />
          <h3>{colors.more}</h3>
          <Swatches {...data} roles={supportingColors} />
        </Part>
        <Part id="site-borders-radius" {...parts['borders-radius']}>
          <ul className="guide-grid small">
            {edges.map((edge) => (
              <li key={edge}>
                <span className={`guide-sample guide-shape--${edge}`} />
                <strong>{borders[edge].name}</strong> {borders[edge].text}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}

const samplesOf = (type: Data['page']['type']) => [
  { className: 'guide-type heading--hero', sample: type.hero },
  { className: 'guide-type heading--title', sample: type.title },
  { className: 'guide-type heading', sample: type.heading },
  { className: 'guide-type heading--card', sample: type.card },
  { className: 'lead', sample: type.lead },
  { className: 'measure', sample: type.body },
  { className: 'small', sample: type.small },
  { className: 'label', sample: type.label },
  { className: 'figure', sample: type.figures },
];

/** Color samples, each with hex value, letters in the more legible text color, and contrast ratio. */
function Swatches({ page, brand: { colors }, roles }: Data & { roles: readonly ColorRole[] }) {
  const words = page.colors;
  const { oneDecimal } = useLabels();
  return (
    <ul className="guide-grid small">
      {roles.map((role) => {
        const { name, hex } = colors[role];
        const contrastOf = (text: ColorRole) => contrast(hex, colors[text].hex);
        const text = contrastOf('paper') > contrastOf('ink') ? 'paper' : 'ink';
        return (
          <li key={role}>
            <svg className="guide-sample" aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${role})`} />
              <text x="1rem" y="0.75rem" dy="0.84em" fill={`var(--${text})`}>
                {words.letters}
              </text>
            </svg>
            <strong>{name}</strong>
            <span>{hex.toUpperCase()}</span>
            <span className="figure">
              {fill(words.contrast, { color: colors[text].name, contrast: oneDecimal(contrastOf(text)) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface PartProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** A section of the style guide, with the title on the left and samples on the right. */
function Part({ id, title, note, children }: PartProps) {
  return (
    <section className="columns columns--desktop guide__part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="heading">
          {title}
        </h2>
        <p className="small">{note}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
