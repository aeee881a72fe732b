import { groupsContent } from '../../../generated/content/pages/groups';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { Topics } from '../../components/Topics/Topics';
import { GroupRequestForm } from './GroupRequestForm';

const { meta, hero, occasions, testimonials, features, planning, request } = groupsContent;

/** docs/behavior.md#groups */
export default function Groups() {
  return (
    <>
      <Head {...meta} path={pages.groups.path} />
      <Hero {...hero} button={{ text: request.heading, to: '/group-accommodations#request' }} />
      <Occasions />
      <Testimonials />
      <Features />
      <Topics id="planning" {...planning} />
      <GroupRequestForm />
    </>
  );
}

/** Three staggered cards; on phones they swipe. */
function Occasions() {
  return (
    <Section>
      <SectionHead heading={occasions.heading} text={occasions.text} />
      <SwipeRow className="occasions">
        {occasions.cards.map(({ title, text, picture, facts }) => (
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

function Testimonials() {
  return (
    <Section ground="highlight" className="guests-say">
      <h2 className="label">{testimonials.heading}</h2>
      <div className="columns columns--tablet guests-say__quotes">
        {testimonials.items.map(({ text, author }) => (
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

function Features() {
  return (
    <Section className="section--columns columns--4-7 why">
      <h2>{features.heading}</h2>
      <ul className="columns columns--tablet why__list">
        {features.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="below-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

Groups.heroPicture = hero.picture;
