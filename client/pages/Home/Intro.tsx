import type { PageData } from '../../../shared/pageData';
import { BookButton } from '../../components/Button/BookButton';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';

type IntroProps = PageData['home']['page']['intro'] & { kicker: string };

/** The hotel in one paragraph and three figures. */
export function Intro({ kicker, heading, text, facts, picture }: IntroProps) {
  return (
    <Section first className="intro">
      <div className="columns columns--desktop columns--5-7 intro__columns">
        <div className="stack stack--left intro__text">
          <p className="label">{kicker}</p>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <BookButton />
          {facts.length > 0 && (
            <ul className="columns columns--letters above-3 intro__facts">
              {facts.map(({ value, label }) => (
                <li key={label}>
                  <span className="intro__value">{value}</span> <span className="small">{label}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="intro__picture frame">
          <Picture picture={picture} sizes="(min-width: 1440px) 700px, (min-width: 1024px) 50vw, 100vw" />
        </div>
      </div>
    </Section>
  );
}
