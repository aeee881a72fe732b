import type { ReactNode } from 'react';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { useSiteData } from '../../siteData';
import { Cards, Disclosure, Icons, Motion } from './Components';
import { Alerts, Buttons, Fields, Switches, TextLinks } from './Controls';
import { BordersAndRadius, ColorPalette, familiesOf, Typography } from './Foundations';

const { path, indexed } = pages['style-guide'];

/** For developers: all components and styles in use. */
export default function StyleGuide({ page, brand, labels }: PageData['style-guide']) {
  const title = labels['style-guide'];
  const families = familiesOf(brand);
  const { parts } = page;
  const { hasBands } = useSiteData();
  return (
    <>
      <Head title={title} description={page.description} path={path} indexed={indexed} />
      <Hero title={title} subtitle={page.subtitle} />
      <div className="wrap">
        <Part id="typography" {...parts.typography} note={fill(parts.typography.note, families)}>
          <Typography texts={page.type} brand={brand} />
        </Part>
        <Part id="buttons" {...parts.buttons}>
          <Buttons {...page.buttons} />
        </Part>
        <Part id="text-links" {...parts['text-links']}>
          <TextLinks {...page.textLinks} />
        </Part>
        <Part id="color-palette" {...parts['color-palette']}>
          <ColorPalette words={page.colors} brand={brand} />
        </Part>
        <Part id="borders-radius" {...parts['borders-radius']}>
          <BordersAndRadius {...page.borders} />
        </Part>
        {hasBands && <Part id="supergraphic" {...parts.supergraphic} />}
      </div>
      <Supergraphic arch="left" />
      <div className="wrap">
        <Part id="fields" {...parts.fields}>
          <Fields {...page.fields} />
        </Part>
        <Part id="answers" {...parts.answers}>
          <Alerts {...page.answers} button={labels.rooms} />
        </Part>
        <Part id="switches" {...parts.switches}>
          <Switches {...page.switches} />
        </Part>
        <Part id="disclosure" {...parts.disclosure}>
          <Disclosure samples={page.accordion} />
        </Part>
        <Part id="icons" {...parts.icons}>
          <Icons />
        </Part>
        <Part id="cards" {...parts.cards}>
          <Cards {...page} />
        </Part>
        <Part id="motion" {...parts.motion}>
          <Motion {...page} />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  note?: string | undefined;
  children?: ReactNode;
}

/** A section of the guide: title on the left, samples on the right. */
function Part({ id, title, note, children }: PartProps) {
  return (
    <section className="columns columns--desktop guide__part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="heading">
          {title}
        </h2>
        {note && <p className="small">{note}</p>}
      </div>
      {children && <div className="stack">{children}</div>}
    </section>
  );
}
