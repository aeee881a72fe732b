import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { Accordion } from '../../components/Accordion/Accordion';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useOpenAnchor } from '../../hooks/useOpenAnchor';

/** Questions and answers by topic. Each topic and each answer has an anchor. */
export default function Faq({ page, questions }: PageData['faq']) {
  const { meta, title, subtitle, linkLabel, more } = page;
  useOpenAnchor();
  const topics = questions.topics.map(({ id, heading, questions: entries }) => ({
    id,
    heading,
    items: entries.map(({ id: anchor, question, answer }) => ({
      id: anchor,
      heading: question,
      content: (
        <>
          <p>
            <RichText text={answer} />
          </p>
          <a className="above-2 questions__link small" href={`#${anchor}`}>
            {linkLabel}
            <span className="visually-hidden">: {question}</span>
          </a>
        </>
      ),
    })),
  }));
  return (
    <>
      <Head {...meta} path={pages.faq.path} />
      <Hero title={title} subtitle={subtitle} />
      <Section className="section--columns columns--wide questions" first untitled>
        <nav className="questions__topics" aria-label={page.topics}>
          <ul className="ruled-list">
            {topics.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {topics.map(({ id, heading, items }) => (
            <section className="questions__topic" key={id} id={id}>
              <h2 className="heading--card below-4">{heading}</h2>
              <Accordion name="questions" items={items} level="h3" />
            </section>
          ))}
          <p className="above-block">
            <RichText text={more} />
          </p>
        </div>
      </Section>
    </>
  );
}
