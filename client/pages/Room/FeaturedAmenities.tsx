import type { TeaserRoom } from '../../../shared/content/teaserRoom';
import type { ShownRoomPage } from '../../../shared/pageData';
import type { FeaturedAmenity } from '../../../shared/room';
import { AmenityIcon, type AmenityIconName } from '../../components/Icon/AmenityIcon';
import { Section } from '../../components/Section/Section';

/** Three cards with the room's special amenities. */
export function FeaturedAmenities({
  page: { room, featuredAmenities },
  heading,
}: {
  page: ShownRoomPage;
  heading: string;
}) {
  return (
    <Section ground="wash" className="no-print">
      <h2 className="below-block">{heading}</h2>
      <ul className="columns columns--tablet columns--three featured-amenities">
        {featuredAmenities.map(({ title, text, icon }) => (
          <li className="featured-amenities__card lift" key={title}>
            <AmenityIcon name={iconOf(icon, room)} />
            <div>
              <h3 className="below-2">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function iconOf(icon: FeaturedAmenity['icon'], { view, bedType }: TeaserRoom): AmenityIconName {
  if (icon === 'view') return view.icon;
  if (icon === 'bed') return bedType === 'king' ? 'king' : 'queen';
  return icon;
}
