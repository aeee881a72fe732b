import { plainText } from '../../../shared/richText';
import type { PageContent } from '../../../shared/schema/pages';
import { FactsList } from '../FactsList/FactsList';
import { RichText } from '../RichText/RichText';
import { Section } from '../Section/Section';
import { SectionHead } from '../Section/SectionHead';

type TopicsSection = PageContent<'about'>['stay'];

interface TopicsProps extends TopicsSection {
  /** The id of the section's heading. */
  id: string;
  background?: 'paper' | 'wash';
}

/** A list of topics, each with an anchor. */
export function Topics({ id, heading, text, topics, background }: TopicsProps) {
  return (
    <Section {...(background && { background })}>
      <SectionHead id={id} heading={heading} text={text} />
      {topics.map(({ id: anchor, title, paragraphs, facts }) => (
        <section className="text-section" key={anchor} id={anchor}>
          <h3 className="text-section__heading">{title}</h3>
          <div>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={plainText(paragraph)}>
                  <RichText text={paragraph} />
                </p>
              ))}
            </div>
            {facts && <FactsList facts={facts} />}
          </div>
        </section>
      ))}
    </Section>
  );
}
