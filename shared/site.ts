/**
 * Who the hotel is: every fact that more than one page shows. An operator changes it here, once.
 * SPEC 1 (business details) and 2 (shared layout); DESIGN 4 (who the hotel is).
 */
export const site = {
  brand: 'The Enci',
  fullName: 'The Enci Hotel & Suites',
  /** The year the inn was built (SPEC 9). */
  builtYear: 1984,
  /** Rooms and suites; a test holds it to the list of rooms. */
  roomCount: 11,
  phone: { display: '(760) 555-0184', href: 'tel:+17605550184', international: '+1-760-555-0184' },
  email: 'frontdesk@theenci.example',
  address: {
    street: '100 Encinitas Boulevard',
    city: 'Encinitas',
    region: 'CA',
    postalCode: '92024',
    country: 'US',
  },
  /** Where the building stands, in degrees (WGS 84). */
  geo: { latitude: 33.0475, longitude: -117.2945 },
  checkIn: { display: '4 pm', iso: '16:00' },
  checkOut: { display: '11 am', iso: '11:00' },
  /** A fixed text by the specification, not a reading (SPEC 9). */
  temperature: '72°F',
  /** Nightly amenity fee in US$, included in every rate that the site shows (SPEC 2, room pages; DESIGN 4). */
  amenityFee: 15,
  languages: ['English', 'Spanish'],
} as const;

/** '100 Encinitas Boulevard, Encinitas, CA 92024' */
export const addressLine = `${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}`;

/** Stands wherever a price stands: the law wants every mandatory fee inside the shown rate (DESIGN 4). */
export const rateNote = 'a night, amenity fee included, before tax';

const bookingEngine = 'https://reservations.theenci.example/';
const property = { hotel: '21474', lang: 'en' };

/** The outside reservation engine, opened in a new tab by every BOOK NOW and CHECK AVAILABILITY (SPEC 1). */
export const bookingLink = `${bookingEngine}?${new URLSearchParams(property)}`;

/** The mobile menu's second BOOK NOW, with extra language and no-navigation parameters (SPEC 2, Header). */
export const mobileBookingLink = `${bookingEngine}?${new URLSearchParams({ ...property, locale: 'en-US', nonav: '1' })}`;

const { latitude, longitude } = site.geo;
const span = 0.011; // half the width of the embedded map, in degrees

/** Outside pages; each opens in a new tab. */
export const outside = {
  map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  mapEmbed: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [longitude - span, latitude - span / 2, longitude + span, latitude + span / 2]
      .map((n) => n.toFixed(4))
      .join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`,
  weather: 'https://forecast.weather.gov/MapClick.php?lat=33.0475&lon=-117.2945',
  reviews: 'https://www.tripadvisor.com/Search?q=The%20Enci%20Hotel%20Encinitas',
} as const;

/** The three social networks (SPEC 1). */
export const socials = [
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/theenci.example/' },
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/theenci.example' },
  { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@theenci.example' },
] as const;
