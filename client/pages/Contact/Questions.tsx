import { questions } from '../../../generated/content/questions';
import { Accordion } from '../../components/Accordion/Accordion';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';

const topics = questions.topics.map(({ id, heading, questions: asked }) => ({
  id,
  heading,
  items: asked.map(({ id: anchor, question, answer }) => ({
    id: anchor,
    heading: question,
    content: (
      <>
        <p>
          <RichText text={answer} />
        </p>
        <a className="questions__link small" href={`#${anchor}`}>
          {questions.linkLabel}
          <span className="visually-hidden">: {question}</span>
        </a>
      </>
    ),
  })),
}));

/** Questions and answers by topic; each topic and each answer has its anchor. docs/behavior.md#questions */
export function Questions() {
  return (
    <Section ground="sand" id="faq" className="questions">
      <div className="questions__head">
        <h2 id="questions">{questions.heading}</h2>
        <p>{questions.text}</p>
        <nav aria-label={questions.heading}>
          <ul className="questions__topics">
            {topics.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div>
        {topics.map(({ id, heading, items }) => (
          <section className="questions__topic" key={id} id={id}>
            <h3 className="questions__heading">{heading}</h3>
            <Accordion name="questions" items={items} level="h4" />
          </section>
        ))}
      </div>
    </Section>
  );
}
