import { getOwn } from '../../shared/getOwn';
import type { Path } from './valueAt';

/** How forms show a field: its input's position, and its label and help if the field's name isn't clear enough. */
interface FieldInfo {
  label?: string;
  help?: string;
  /** Whether the form shows the field under 'For your developer'. */
  isForDeveloper?: true;
  /** Whether the value is set automatically or on another page, so that the form has no input for the field. */
  isAutomatic?: true;
}

const developer = { isForDeveloper: true } as const;

/** Keyed by the field's name, with the parent's name if needed. Labels and help in a schema take precedence. */
const fields: Readonly<Record<string, FieldInfo>> = {
  id: {
    label: 'Short name',
    help: 'Lowercase letters and hyphens, for addresses. If empty, it is made from the text.',
    ...developer,
  },
  sample: { label: 'Sample content', help: 'Uncheck this once the content is your own.' },
  changed: { isAutomatic: true },
  order: developer,
  formerSlugs: developer,
  slashRequired: { label: 'Address requires its trailing slash', ...developer },
  engineRoomId: developer,
  tier: { label: 'Price tier' },
  drawing: developer,
  pieces: developer,
  hex: {
    label: 'Color',
    help: 'Such as #10233b, navy, rgb(16 35 59) or hsl(214 57% 15%).',
  },
  typefaces: developer,
  'redirects.from': { label: 'Old address' },
  'redirects.to': { label: 'New address' },
  to: { label: 'Links to', help: 'A page on this site, such as /gallery.' },
  'seasons.to': {},
  'rows.to': {},
  'facts.to': {},
  'breakfast.to': { label: 'Until' },
  'pool.to': { label: 'Until' },
  'quiet.to': { label: 'Until' },
  eyebrow: { label: 'Small text above the heading' },
  extraHero: { label: 'Wide picture above the gallery' },
  closing: { label: 'Closing text' },
  'phone.display': { label: 'Phone number' },
  'phone.international': { label: 'Phone number as dialed' },
  'address.region': { label: 'State' },
  'pay.from': { label: 'Pay from', help: 'Before tax.' },
  'pay.to': { label: 'Pay up to', help: 'Before tax.' },
  'pay.per': { label: 'Paid per' },
  kicker: { label: 'Line above the headings on Home and Contact' },
  brand: { label: 'Hotel name, short' },
  fullName: { label: 'Hotel name, full' },
  'required.fullName': {},
  geo: { label: 'Coordinates', ...developer },
  booking: { label: 'Reservation engine', ...developer },
  weather: { label: 'Weather link' },
  reviews: { label: 'Reviews link' },
  checkOut: { help: 'Hotel time, on a 24-hour clock: 11:00.' },
  occupancyTax: { help: 'As a percentage of the rate.' },
  ratesNote: { help: 'Shown after several prices: a sentence without its period.' },
  picturesAreRenderings: { label: 'Pictures are renderings', help: 'Shows a note in the footer.' },
  cardPicture: { label: 'Picture for shared links', help: 'For pages without their own.' },
  'places.x': {
    label: 'Place on the map',
    help: 'Click or tap where it is, or move the mark with the arrow keys, with Shift further. The dots are other places.',
  },
  'places.y': { label: 'Place on the map (from the top)' },
  film: { help: 'A film, or a picture, which stands still.' },
  why: { label: 'Why go', help: 'One sentence.' },
  miles: { label: 'Miles', help: 'Walking distance from the hotel’s door: 0.7.' },
  surveyBy: { label: 'Surveyed by' },
  'amenities.fee': { label: 'Covered by the amenity fee' },
  'categories.locked': developer,
  imageRight: { label: 'Picture on the right' },
  'photos.columns': { label: 'Columns spanned', ...developer },
  'photos.rows': { label: 'Rows spanned', ...developer },
  code: { label: 'Promo code', help: 'As set up in your reservation engine.' },
};

/** How forms show the field at a path. */
export function fieldInfo(path: Path): FieldInfo {
  const names = path.filter((key) => typeof key === 'string');
  return getOwn(fields, names.slice(-2).join('.')) ?? getOwn(fields, names.at(-1) ?? '') ?? {};
}
