import { roomsContent } from '../../../generated/content/pages/rooms';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';

/** Features and amenities in three columns. docs/behavior.md#rooms-page */
export function Amenities() {
  return (
    <Section>
      <SectionHead heading={roomsContent.amenities.title} />
      <div className="columns columns--tablet columns--three rooms-amenities">
        {roomsContent.amenities.columns.map(({ title, items }) => (
          <section key={title}>
            <h3>{title}</h3>
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
