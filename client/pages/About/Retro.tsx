import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';

/** Three staggered cards; on phones a swipe row. */
export function Retro({ heading, text, cards }: PageContent<'about'>['retro']) {
  return (
    <Section ground="wash">
      <SectionHead heading={heading} text={text} />
      <SwipeRow className="about-retro">
        {cards.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="frame frame--4x5">
              <Picture picture={picture} sizes="(min-width: 1440px) 36rem, (min-width: 768px) 40vw, 110vw" />
            </div>
            <h3 className="above-5 below-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
