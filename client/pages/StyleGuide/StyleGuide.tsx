import type { ReactNode } from 'react';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { BordersAndRadius, ColorPalette, familiesOf, Typography } from './Foundations';

const { path, indexed } = pages['style-guide'];

/** For developers: type, buttons, colors and borders. */
export default function StyleGuide({ page, brand, labels }: PageData['style-guide']) {
  const title = labels['style-guide'];
  const { parts, buttons } = page;
  return (
    <>
      <Head title={title} description={page.description} path={path} indexed={indexed} />
      <Hero title={title} subtitle={page.subtitle} />
      <div className="wrap">
        <Part
          id="typography"
          title={parts.typography.title}
          note={fill(parts.typography.note, familiesOf(brand))}
        >
          <Typography texts={page.type} brand={brand} />
        </Part>
        <Part id="buttons" {...parts.buttons}>
          <div className="cluster">
            <Button>{buttons.primary}</Button>
            <Button disabled>{buttons.primaryDisabled}</Button>
            <Button variant="secondary">{buttons.secondary}</Button>
            <Button variant="secondary" disabled>
              {buttons.secondaryDisabled}
            </Button>
          </div>
        </Part>
        <Part id="color-palette" {...parts['color-palette']}>
          <ColorPalette words={page.colors} brand={brand} />
        </Part>
        <Part id="borders-radius" {...parts['borders-radius']}>
          <BordersAndRadius {...page.borders} />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** A section of the guide: title on the left, samples on the right. */
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
