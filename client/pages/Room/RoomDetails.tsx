import type { ShownRoomPage } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { Section } from '../../components/Section/Section';

/** The room's description and its two lists. */
export function RoomDetails({
  page: { details, roomFeatures, roomAmenities },
  words,
}: {
  page: ShownRoomPage;
  words: PageContent<'room'>['details'];
}) {
  return (
    <Section>
      <div className="columns columns--tablet room-details">
        <div className="measure room-details__text">
          <h2 className="below-6">{words.heading}</h2>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <List heading={words.features} items={roomFeatures} />
        <List heading={words.amenities} items={roomAmenities} />
      </div>
    </Section>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="above-4 ruled-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
