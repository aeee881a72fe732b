import { careers } from '../../../shared/content/careers';
import surfShop from '../../../shared/pictures/surf-shop';
import { pages } from '../../../shared/routes';
import { site } from '../../../shared/site';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { Positions } from './Positions';

const { meta, hero, values, howToApply } = careers;

/** Work at the hotel. SPEC 2, Careers. */
export default function Careers() {
  return (
    <>
      <Head {...meta} path={pages.careers.path} picture={hero.picture} />
      <Hero {...hero} />
      <Positions />
      <Values />
      <HowToApply />
    </>
  );
}

/** Half and half on dark: the four values beside the boards that they are about. */
function Values() {
  return (
    <Section ground="dark" bleed labelledBy="life" className="values">
      <div className="values__words">
        <h2 id="life">{values.heading}</h2>
        <ul className="values__list">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="values__picture">
        {/* Half as wide again as the frame, which crops the sides away. */}
        <Picture picture={surfShop} sizes="(min-width: 900px) 75vw, 150vw" />
      </div>
    </Section>
  );
}

function HowToApply() {
  return (
    <Section labelledBy="how-to-apply" className="steps">
      <div className="section-head">
        <h2 id="how-to-apply">{howToApply.heading}</h2>
        <p>{howToApply.note}</p>
      </div>
      <ol className="steps__list">
        {howToApply.steps.map(({ title, text }) => (
          <li className="step" key={title}>
            <h3>{title}</h3>
            <p>{withMailLink(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A text in which the hotel's e-mail address, where it stands, can be clicked. */
function withMailLink(text: string) {
  const [before, after] = text.split(site.email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {after}
    </>
  );
}
