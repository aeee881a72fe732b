import type { PageData } from '../../../shared/pageData';
import { FactsList } from '../../components/FactsList/FactsList';
import { Section } from '../../components/Section/Section';
import { useLabels } from '../../siteData';

interface HotelAmenitiesProps extends Pick<PageData['room'], 'amenities'> {
  heading: string;
}

/** Amenities of every room (those covered by the amenity fee have an asterisk), and extras. */
export function HotelAmenities({ amenities, heading }: HotelAmenitiesProps) {
  const { extraPrice } = useLabels();
  return (
    <Section>
      <div className="columns columns--desktop columns--4-8 hotel-amenities">
        <h2 id="hotel-amenities">{heading}</h2>
        <div>
          {amenities.amenities.length > 0 && (
            <ul className="above-4 ruled-list hotel-amenities__list">
              {amenities.amenities.map(({ text, fee }) => (
                <li key={text}>
                  {text}
                  {fee && '*'}
                </li>
              ))}
            </ul>
          )}
          {amenities.amenityFeeNote && <p className="small">* {amenities.amenityFeeNote}</p>}
          <p className="small">{amenities.petPolicy}</p>
          {amenities.extras.items.length > 0 && (
            <>
              <h3 className="hotel-amenities__extras">{amenities.extras.heading}</h3>
              <FactsList
                facts={amenities.extras.items.map((extra) => ({
                  label: extra.name,
                  value: extraPrice(extra),
                }))}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
