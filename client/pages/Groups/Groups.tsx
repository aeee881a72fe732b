import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { Topics } from '../../components/Topics/Topics';
import { GroupRequestForm } from './GroupRequestForm';

type Texts = PageContent<'groups'>;

export default function Groups({ page, fieldErrors }: PageData['groups']) {
  const { meta, hero, occasions, testimonials, features, planning, request } = page;
  return (
    <>
      <Head {...meta} path={pages.groups.path} />
      <Hero {...hero} button={{ text: request.heading, to: '/group-accommodations#request' }} />
      <Occasions {...occasions} />
      <Testimonials {...testimonials} />
      <Features {...features} />
      <Topics id="planning" {...planning} />
      <GroupRequestForm request={request} fieldErrors={fieldErrors} />
    </>
  );
}

/** Three staggered cards; on phones they swipe. */
function Occasions({ heading, text, cards }: Texts['occasions']) {
  return (
    <Section>
      <SectionHead heading={heading} text={text} />
      <SwipeRow className="occasions">
        {cards.map(({ title, text, picture, facts }) => (
          <li className="occasion" key={title}>
            <div className="frame frame--4x5">
              {/* 1.5 times as wide as the frame, which crops the sides. */}
              <Picture
                picture={picture}
                sizes="(min-width: 1440px) 38rem, (min-width: 768px) 45vw, min(111vw, 30rem)"
              />
            </div>
            <h3 className="above-5 below-2">{title}</h3>
            <p>{text}</p>
            <ul className="ruled-list fine occasion__facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

function Testimonials({ heading, items }: Texts['testimonials']) {
  return (
    <Section ground="highlight" className="guests-say">
      <h2 className="label">{heading}</h2>
      <div className="columns columns--tablet guests-say__quotes">
        {items.map(({ text, author }) => (
          <figure key={author}>
            <blockquote>
              <p>“{text}”</p>
            </blockquote>
            <figcaption className="fine semibold above-5">{author}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function Features({ heading, items }: Texts['features']) {
  return (
    <Section className="section--columns columns--4-7 why">
      <h2>{heading}</h2>
      <ul className="columns columns--tablet why__list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="below-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const heroPicture = ({ page }: PageData['groups']) => page.hero.picture;
