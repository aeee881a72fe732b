import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { Positions } from './Positions';

export default function Careers({ page, jobs }: PageData['careers']) {
  const { meta, hero, values, howToApply } = page;
  return (
    <>
      <Head {...meta} path={pages.careers.path} />
      <Hero {...hero} />
      <Positions page={page} jobs={jobs} />
      <Values {...values} />
      <HowToApply {...howToApply} />
    </>
  );
}

/** The hotel's values next to a picture. */
function Values({ heading, items, picture }: PageContent<'careers'>['values']) {
  return (
    <Section background="ink" bleed className="half half--tall values">
      <div className="values__words">
        <h2>{heading}</h2>
        <ul className="columns columns--tablet above-block values__list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="below-2">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="half__picture">
        {/* The picture is 1.5 times as wide as the frame, which crops the sides. */}
        <Picture picture={picture} sizes="(min-width: 1024px) 75vw, 150vw" />
      </div>
    </Section>
  );
}

function HowToApply({ heading, note, steps }: PageContent<'careers'>['howToApply']) {
  return (
    <Section className="steps">
      <SectionHead heading={heading} text={note} />
      <ol className="columns columns--tablet steps__list">
        {steps.map(({ title, text }) => (
          <li className="step" key={title}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const heroPicture = ({ page }: PageData['careers']) => page.hero.picture;
