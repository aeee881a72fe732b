import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';

/** The hotel's history: a statement, a full-bleed picture, and figures over it. */
export function Legacy({ heading, paragraphs, facts, picture }: PageContent<'about'>['legacy']) {
  const [lead, ...rest] = paragraphs;
  return (
    <Section className="section--columns about-legacy">
      <h2 className="heading--hero">{heading}</h2>
      <p className="about-legacy__lead">{lead}</p>
      <div className="about-legacy__picture frame">
        <Picture
          picture={picture}
          sizes="(min-width: 1700px) 60vw, (min-width: 1024px) 75vw, max(100vw, min(150vw, 51rem))"
        />
      </div>
      {facts.length > 0 && (
        <dl className="columns columns--letters about-legacy__facts">
          {facts.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="stack measure about-legacy__rest">
        {rest.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
