import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { StaggeredCards } from '../../components/StaggeredCards/StaggeredCards';
import { Topics } from '../../components/Topics/Topics';
import { GroupRequestForm } from './GroupRequestForm';

type GroupsPage = PageContent<'groups'>;

export default function Groups({ page, fieldErrors, testimonialWords }: PageData['groups']) {
  const { meta, hero, occasions, testimonials, features, planning, request } = page;
  return (
    <>
      <Head {...meta} path={pages.groups.path} />
      <Hero {...hero} button={{ text: request.heading, to: '/group-accommodations#site-request' }} />
      <Section>
        <SectionHead heading={occasions.heading} text={occasions.text} />
        <StaggeredCards
          cards={occasions.cards}
          sizes="(min-width: 1440px) 38rem, (min-width: 768px) 45vw, min(111vw, 30rem)"
        />
      </Section>
      <Testimonials {...testimonials} words={testimonialWords} />
      <Features {...features} />
      <Topics id="site-planning" {...planning} />
      <GroupRequestForm request={request} fieldErrors={fieldErrors} />
    </>
  );
}

type TestimonialsProps = GroupsPage['testimonials'] & { words: PageData['groups']['testimonialWords'] };

function Testimonials({ heading, items, words }: TestimonialsProps) {
  return (
    <Section background="highlight" className="guests-say">
      <h2 className="label">{heading}</h2>
      <div className="columns columns--tablet guests-say__quotes">
        {items.map(({ text, author, sample }) => (
          <figure key={author}>
            <blockquote>
              <p>“{text}”</p>
            </blockquote>
            <figcaption className="fine above-5">
              <strong>{author}</strong>
              {sample && ` · ${words.sample}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function Features({ heading, items }: GroupsPage['features']) {
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
