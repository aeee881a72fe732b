import type { ReactNode } from 'react';
import { hasBands } from '../../../generated/content/bands';
import { styleGuideContent } from '../../../generated/content/pages/style-guide';
import { pageLabels } from '../../../generated/content/words/pages';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { Cards, Disclosure, Icons, Motion } from './Components';
import { Alerts, Buttons, Fields, Switches, TextLinks } from './Controls';
import { BordersAndRadius, ColorPalette, families, Typography } from './Foundations';

const { parts } = styleGuideContent;
const title = pageLabels['style-guide'];
const { path, indexed } = pages['style-guide'];

/** For developers: all components and styles in use. docs/behavior.md#style-guide */
export default function StyleGuide() {
  return (
    <>
      <Head title={title} description={styleGuideContent.description} path={path} indexed={indexed} />
      <Hero title={title} subtitle={styleGuideContent.subtitle} />
      <div className="wrap">
        <Part id="typography" note={fill(parts.typography.note, families)}>
          <Typography />
        </Part>
        <Part id="buttons">
          <Buttons />
        </Part>
        <Part id="text-links">
          <TextLinks />
        </Part>
        <Part id="color-palette">
          <ColorPalette />
        </Part>
        <Part id="borders-radius">
          <BordersAndRadius />
        </Part>
        {hasBands && <Part id="supergraphic" />}
      </div>
      <Supergraphic arch="left" />
      <div className="wrap">
        <Part id="fields">
          <Fields />
        </Part>
        <Part id="answers">
          <Alerts />
        </Part>
        <Part id="switches">
          <Switches />
        </Part>
        <Part id="disclosure">
          <Disclosure />
        </Part>
        <Part id="icons">
          <Icons />
        </Part>
        <Part id="cards">
          <Cards />
        </Part>
        <Part id="motion">
          <Motion />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  id: keyof typeof parts;
  note?: string | undefined;
  children?: ReactNode;
}

/** A section of the guide: title on the left, samples on the right. */
function Part({ id, note = parts[id].note, children }: PartProps) {
  return (
    <section className="columns columns--desktop guide__part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="heading">
          {parts[id].title}
        </h2>
        {note && <p className="small">{note}</p>}
      </div>
      {children && <div className="stack">{children}</div>}
    </section>
  );
}
