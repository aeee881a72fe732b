import type { ReactNode } from 'react';
import { hasBands } from '../../../generated/content/bands';
import { brand } from '../../../generated/content/brand';
import { pageLabels } from '../../../generated/content/words/pages';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { Cards, Disclosure, Icons, Motion } from './Components';
import { Alerts, Buttons, Fields, Switches, TextLinks } from './Controls';
import { BordersAndRadius, ColorPalette, Typography } from './Foundations';

const { typefaces } = brand;
const title = pageLabels['style-guide'];
const { path, indexed } = pages['style-guide'];

/** For developers: all components and styles in use. docs/behavior.md#style-guide */
export default function StyleGuide() {
  return (
    <>
      <Head title={title} path={path} indexed={indexed} />
      <Hero title={title} subtitle="The pieces that every page is made of, and the rules they keep." />
      <div className="wrap">
        <Part
          id="typography"
          title="Typography"
          note={`${typefaces.headings.family} for display, ${typefaces.text.family} for all else. Sizes are fluid from 360 to 1440 px.`}
        >
          <Typography />
        </Part>
        <Part
          id="buttons"
          title="Buttons"
          note="Upper case, tracked, at least 52 px high. One primary button in a view."
        >
          <Buttons />
        </Part>
        <Part id="text-links" title="Text Links">
          <TextLinks />
        </Part>
        <Part
          id="color-palette"
          title="Color Palette"
          note="Text has a contrast of at least 4.5 to 1 wherever it stands."
        >
          <ColorPalette />
        </Part>
        <Part
          id="borders-radius"
          title="Borders & Radius"
          note="Two radii. What holds more than itself gets the larger one."
        >
          <BordersAndRadius />
        </Part>
        {hasBands && (
          <Part
            id="supergraphic"
            title="Supergraphic"
            note="Level bands that rise once. At most two on a page, never two arches in one view, never a border or a bullet. On dark ground the third band is tan: the footer has it."
          />
        )}
      </div>
      <Supergraphic arch="left" />
      <div className="wrap">
        <Part
          id="fields"
          title="Fields"
          note="Labels stay above. Optional fields say so; required ones need no mark."
        >
          <Fields />
        </Part>
        <Part id="answers" title="Answers">
          <Alerts />
        </Part>
        <Part id="switches" title="Switches & Dialog">
          <Switches />
        </Part>
        <Part id="disclosure" title="Accordion">
          <Disclosure />
        </Part>
        <Part id="icons" title="Icons" note="24 px, one stroke, round ends. They follow the text color.">
          <Icons />
        </Part>
        <Part id="cards" title="Cards" note="Pictures carry the page. Posters alone float and have a shadow.">
          <Cards />
        </Part>
        <Part
          id="motion"
          title="Motion"
          note="Transform and opacity alone, and none of it where a guest asks for none."
        >
          <Motion />
        </Part>
      </div>
    </>
  );
}

/** A section of the guide: title on the left, samples on the right. */
function Part({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children?: ReactNode;
}) {
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
