import { ownValue } from '../../shared/ownValue';
import type { Path } from './valueAt';

/** The label and help of a field whose name in the content isn't clear enough for an owner. */
interface FieldWords {
  label?: string;
  help?: string;
  /** Shown under 'For your developer'. */
  isForDeveloper?: true;
  /** Set automatically or on another page: the form has no field for it. */
  isSet?: true;
}

const developer = { isForDeveloper: true } as const;

/** Keyed by the field's name, with its parent's name if needed. Labels and help in a schema take precedence. */
const words: Readonly<Record<string, FieldWords>> = {
  id: {
    label: 'Short name',
    help: 'Small letters and hyphens, for addresses. Left empty, it is made from the words.',
    ...developer,
  },
  sample: { label: 'Made up', help: 'Take this out once the words are yours.' },
  changed: { isSet: true },
  /** Set on the Rooms page. */
  hidden: { isSet: true },
  order: developer,
  formerSlugs: developer,
  slashRequired: { label: 'Address needs its last slash', ...developer },
  engineRoomId: developer,
  tier: { label: 'Price class' },
  drawing: developer,
  pieces: developer,
  icon: { label: 'Drawing beside it' },
  typefaces: developer,
  to: { label: 'Leads to', help: 'An address of the site, such as /gallery.' },
  'breakfast.to': { label: 'Until' },
  'pool.to': { label: 'Until' },
  'quiet.to': { label: 'Until' },
  eyebrow: { label: 'Small line above the heading' },
  extraHero: { label: 'Wide picture before the gallery' },
  closing: { label: 'Last words of the page' },
  'phone.display': { label: 'Phone number' },
  'phone.international': { label: 'Phone number as it is dialed' },
  'address.region': { label: 'State' },
  'pay.from': { label: 'Pay from', help: 'Before tax.' },
  'pay.to': { label: 'Pay up to', help: 'Before tax.' },
  'pay.per': { label: 'Paid by' },
  kicker: { label: 'Line above the headings of Home and Contact' },
  brand: { label: 'Name of the hotel, short' },
  fullName: { label: 'Name of the hotel, in full' },
  geo: { label: 'Place on the globe', ...developer },
  booking: { label: 'Reservation engine', ...developer },
  weather: { label: 'Link to the weather' },
  reviews: { label: 'Link to reviews' },
  checkOut: { help: 'The hotel’s clock, 24 hours: 11:00.' },
  occupancyTax: { help: 'Percent of the rate.' },
  ratesNote: { help: 'Follows several prices, as a sentence without its period.' },
  picturesAreRenderings: { label: 'Pictures are drawings', help: 'Says so in the footer.' },
  cardPicture: { label: 'Picture of shared links', help: 'Where a page has none of its own.' },
  'places.x': { label: 'Place on the map, from the left', help: 'In units of the drawing.' },
  'places.y': { label: 'Place on the map, from the top', help: 'In units of the drawing.' },
  why: { label: 'Why to go', help: 'One sentence.' },
  miles: { label: 'Miles', help: 'On foot from the hotel’s door: 0.7.' },
  verified: { label: 'Checked at the hotel' },
  fee: { label: 'Covered by the amenity fee' },
  inRoom: { label: 'In the accessible room only' },
  'categories.locked': developer,
  imageRight: { label: 'Picture on the right' },
  'photos.columns': { label: 'Columns that it spans', ...developer },
  'photos.rows': { label: 'Rows that it spans', ...developer },
  code: { label: 'Promo code', help: 'As your reservation engine has it.' },
};

/** The label and help of the field at a path. */
export function fieldWords(path: Path): FieldWords {
  const names = path.filter((key) => typeof key === 'string');
  return ownValue(words, names.slice(-2).join('.')) ?? ownValue(words, names.at(-1) ?? '') ?? {};
}
