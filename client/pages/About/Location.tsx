import type { PageData } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SunTimes } from '../../components/SunTimes/SunTimes';

/** Picture and text on dark, and the amenities of rooms and hotel below. */
export function Location({
  heading,
  paragraphs,
  picture,
  caption,
  inRoom,
  property,
  sun,
}: PageContent<'about'>['location'] & Pick<PageData['about'], 'sun'>) {
  return (
    <>
      <Section ground="ink" bleed className="half about-location">
        <figure className="half__picture">
          <Picture picture={picture} sizes="(min-width: 1700px) 60vw, (min-width: 1024px) 70vw, 140vw" />
          <figcaption className="fine about-location__caption">
            {caption} <SunTimes words={sun} />
          </figcaption>
        </figure>
        <div className="half__text">
          <h2 className="heading">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section>
        <div className="columns columns--tablet about-features">
          <Features {...inRoom} />
          <Features {...property} />
        </div>
      </Section>
    </>
  );
}

function Features({ title, items }: PageContent<'about'>['location']['inRoom']) {
  return (
    <div className="about-features__column">
      <h3>{title}</h3>
      <ul className="above-4 ruled-list about-features__list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
