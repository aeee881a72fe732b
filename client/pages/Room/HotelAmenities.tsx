import { hotel } from '../../../generated/content/hotel';
import { FactsList } from '../../components/FactsList/FactsList';
import { Section } from '../../components/Section/Section';

/** What comes with every room; an asterisk marks what the amenity fee covers; then what costs extra. docs/behavior.md#hotel-amenities */
export function HotelAmenities() {
  return (
    <Section>
      <div className="hotel-amenities">
        <h2 id="hotel-amenities">Hotel Amenities</h2>
        <div>
          <ul className="hotel-amenities__list ruled-list">
            {hotel.amenities.map(({ text, fee }) => (
              <li key={text}>
                {text}
                {fee && '*'}
              </li>
            ))}
          </ul>
          <p className="small">* {hotel.amenityFeeNote}</p>
          <p className="small">{hotel.petPolicy}</p>
          <h3 className="hotel-amenities__extras">{hotel.extras.heading}</h3>
          <FactsList facts={hotel.extras.items.map(({ name, price }) => ({ label: name, value: price }))} />
        </div>
      </div>
    </Section>
  );
}
