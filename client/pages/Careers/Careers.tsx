import { careersContent } from '../../../generated/content/pages/careers';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { Positions } from './Positions';

const { meta, hero, values, howToApply } = careersContent;

/** docs/behavior.md#careers */
export default function Careers() {
  return (
    <>
      <Head {...meta} path={pages.careers.path} />
      <Hero {...hero} />
      <Positions />
      <Values />
      <HowToApply />
    </>
  );
}

/** The hotel's values beside a picture. */
function Values() {
  return (
    <Section ground="ink" bleed className="half half--tall values">
      <div className="values__words">
        <h2>{values.heading}</h2>
        <ul className="columns columns--tablet above-block values__list">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="below-2">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="half__picture">
        {/* The picture is 1.5 times as wide as the frame, which crops the sides. */}
        <Picture picture={values.picture} sizes="(min-width: 1024px) 75vw, 150vw" />
      </div>
    </Section>
  );
}

function HowToApply() {
  return (
    <Section className="steps">
      <SectionHead heading={howToApply.heading} text={howToApply.note} />
      <ol className="columns columns--tablet steps__list">
        {howToApply.steps.map(({ title, text }) => (
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

Careers.heroPicture = hero.picture;
