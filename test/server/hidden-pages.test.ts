/** What a hotel does not have: pages, and words about things that the content leaves out. */
import { pages } from '../../shared/pages';
import { compiled, errorsOf } from '../support/compile';

const hidden = { hidden: true };
const asHidden = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`pages/${name}.json`, JSON.stringify(hidden)]));

it('a page is hidden with its parts, and the rest of its file is not read', () => {
  const edits = { ...asHidden('offers', 'group', 'careers'), 'pages/offer.json': '{ "eyebrow": 7 }' };
  const content = compiled(edits);
  expect(content.hiddenPages).toEqual(['offers', 'offer', 'group', 'careers']);
  expect(content.pages).not.toHaveProperty('careers');
  expect(content.offers.offers).toEqual([]);
  expect(content.roomBlocks).toEqual({});
});

it('a text that links to a hidden page is a fault that names the text', () => {
  const link = `See [it](${pages.careers.path}).`;
  const edit = { 'pages/faq.json': (json: object) => void Object.assign(json, { more: link }) };
  expect(errorsOf(edit)).toEqual([]);
  expect(errorsOf({ ...edit, ...asHidden('careers') })).toEqual([
    `content/pages/faq.json: more has a link to ${pages.careers.path}, which is no page of the site`,
  ]);
});

it('a menu may link to a hidden page, but to no other that the site does not have', () => {
  const linkTo = (to: string) => ({
    ...asHidden('careers'),
    'navigation.json': (json: { left: object[] }) => void json.left.push({ label: 'Any', to }),
  });
  expect(errorsOf(linkTo(pages.careers.path))).toEqual([]);
  expect(errorsOf(linkTo('/nowhere'))).toEqual([
    'content/navigation.json: left[3].to must be an address of the site, not "/nowhere"',
  ]);
});

it('no other page can be hidden', () => {
  const edit = { 'pages/contact.json': (json: object) => void Object.assign(json, hidden) };
  expect(errorsOf(edit)).toEqual(['content/pages/contact.json: hidden is not known here']);
});

it('words about what the content leaves out are a fault', () => {
  const faults = errorsOf({
    'pages/rooms.json': (json) => {
      json.story.viewer = { note: 'A', label: 'B', title: 'C', failure: 'D' };
      delete json.compare;
    },
    'pages/neighborhood.json': (json) => (json.map = { title: 'A', text: 'B' }),
  });
  expect(faults).toEqual([
    'content/pages/rooms.json: story.viewer must be left out: content/viewer.json has no frames',
    'content/pages/room.json: plan.compare must be left out: content/pages/rooms.json has no compare',
    'content/pages/neighborhood.json: map must be there where content/map.json has town, and only there',
  ]);
});

it('without an amenity fee no amenity is marked as part of it', () => {
  const faults = errorsOf({
    'hotel.json': (json) => void Object.assign(json, { amenityFee: 0 }),
    'amenities.json': (json) => void Object.assign(json, { amenityFeeNote: 'Included.' }),
  });
  expect(faults).toContain(
    'content/amenities.json: amenityFeeNote must be left out and no amenity be marked: content/hotel.json has no amenityFee',
  );
});
