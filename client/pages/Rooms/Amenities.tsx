import type { PageContent } from '../../../shared/schema/pages';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';

/** Features and amenities in three columns. */
export function Amenities({ title, columns }: PageContent<'rooms'>['amenities']) {
  return (
    <Section>
      <SectionHead heading={title} />
      <div className="columns columns--tablet columns--three rooms-amenities">
        {columns.map(({ title: heading, items }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className="above-4 ruled-list rooms-amenities__list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
