import { site } from '../site';

/** SPEC 2, Hotel Amenities: `fee` marks with an asterisk those that the amenity fee covers. */
export const hotelAmenities: readonly { text: string; fee: boolean }[] = [
  { text: 'Continental breakfast', fee: false },
  { text: '24-hour garage parking', fee: true },
  { text: 'Pool and hot tub', fee: true },
  { text: 'Fitness center', fee: true },
  { text: 'Free WiFi', fee: true },
  { text: 'Ice/vending machines', fee: false },
  { text: 'Two ocean view sun decks', fee: true },
  { text: 'Housekeeping on request', fee: false },
  { text: '100% smoke-free', fee: false },
  { text: 'Elevator-accessible rooms', fee: false },
  { text: `Multilingual staff (${site.languages.join(', ')})`, fee: false },
  { text: 'Guest laundry (nominal fee)', fee: false },
  { text: 'Business center with printer and fax', fee: true },
];

/** What the asterisk means (SPEC 2, Hotel Amenities; the specification's words). */
export const amenityFeeNote = `Included with $${site.amenityFee}/night amenity fee.`;

/** SPEC 2, Hotel Amenities. */
export const petPolicy = 'Pets are not allowed. Service animals are welcome under California law.';

/** Which room the measures hold for: they stand on every room page, so they must say so (28 CFR 36.302(e)). */
export const accessibilityScope =
  'Measured in our accessible room, the Handi Enci Double Queen Suite with Kitchenette on the first floor.';

/** SPEC 2, Accessibility details. */
export const accessibilityMeasures: readonly { label: string; value: string }[] = [
  { label: 'Clear door width', value: '32 inches' },
  { label: 'Clearance beside the beds', value: '36 inches' },
  { label: 'Toilet and shower seat height', value: '17 to 19 inches' },
  { label: 'Basin height, at most', value: '34 inches' },
  { label: 'Shower hose length', value: '60 inches' },
  { label: 'Latch height', value: '48 inches' },
];

/** Whom to ask, beside the measures (DESIGN 4, what the law asks). */
export const accessibilityHelp = `Accessible rooms are booked in the same way as all others, online or by phone. For any other measure, or a hand with the booking, ask the front desk at ${site.phone.display} or ${site.email}.`;
