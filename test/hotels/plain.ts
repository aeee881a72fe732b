import {
  fitting,
  type HotelContent,
  type Json,
  placeIds,
  recolor,
  roomIds,
  roomLike,
  translatedSample,
} from './base';

const slugs = ['birch', 'cedar', 'elm', 'maple', 'oak'];

/** The lowest rate; each further room costs a hundred more. */
const lowest = 1150;

/** Tokens of what this hotel does not have. */
const withoutPlaces = (text: string) =>
  placeIds()
    .reduce((rest, id) => rest.replace(new RegExp(`\\{${id}\\.\\w+\\}`, 'gi'), 'there'), text)
    .replaceAll('{amenityFee}', 'there')
    .replace(/\{(?:ocean|park)\.roomCount\}/g, '{mill.roomCount}');

/** Links to pages that this hotel does not have, without their targets. */
const withoutLinks = (text: string) =>
  text.replace(/\[([^\]]*)\]\(\/(?:offers|group-accommodations|neighborhood|careers)[^)]*\)/g, '$1');

const inAll = (value: Json): Json =>
  typeof value === 'string'
    ? withoutLinks(withoutPlaces(value))
    : Array.isArray(value)
      ? value.map(inAll)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inAll(each)]))
        : value;

/** A hotel of five rooms with a picture each and nothing that a hotel may be without. */
export function plainHotel(): HotelContent {
  const newNames = roomIds().map((id, index) => [id, slugs[index % slugs.length] ?? ''] as const);
  const { content, rooms } = translatedSample(new Map(newNames));
  for (const [file, value] of content) content.set(file, inAll(value));
  const get = (file: string): Json => content.get(file);

  Object.assign(get('site.json'), {
    brand: 'Plain Inn',
    fullName: 'Plain Inn of Grayling',
    locale: { language: 'en-US', timeZone: 'America/Denver', currency: 'EUR', units: 'meters' },
    kicker: 'An inn in Grayling',
    builtYear: 1921,
    phone: { display: '(207) 555-0122', international: '+1-207-555-0122' },
    email: 'desk@plain.example',
    address: { street: '7 Mill Lane', city: 'Grayling', region: 'ME', postalCode: '04001', country: 'US' },
    geo: { latitude: 43.6, longitude: -70.2 },
    amenityFee: 0,
    priceBarMaximum: 5000,
    booking: {
      engine: 'https://rooms.plain.example/',
      parameters: { property: 'P7' },
      mobileMenuParameters: { nonav: '1' },
      tried: true,
    },
    weather: 'https://weather.example/grayling',
    reviews: 'https://reviews.example/plain',
    picturesAreRenderings: false,
  });
  delete get('site.json').temperature;
  for (const social of get('site.json').socials) social.href = `https://social.example/${social.id}/plain`;
  recolor(get('brand.json'));

  const { roomAmenities, amenities } = get('hotel.json');
  delete get('hotel.json').amenityFeeNote;
  content.set('views.json', {
    views: [
      {
        id: 'hills',
        name: 'Hill View',
        phrase: 'hill view',
        room: 'a hill-view room',
        looks: 'Toward the hills',
        icon: 'mountains',
      },
      {
        id: 'mill',
        name: 'Mill View',
        phrase: 'mill view',
        room: 'a mill-view room',
        looks: 'Over the mill',
      },
    ],
  });
  for (const amenity of amenities) amenity.fee = false;
  roomAmenities.withKitchenette = [];
  delete get('stay.json').parts.fee;

  for (const page of ['offers', 'offer', 'groups', 'group', 'neighborhood', 'careers'])
    content.set(`pages/${page}.json`, { hidden: true });
  content.set('jobs.json', { departments: [], locations: [], jobs: [] });
  content.set('places.json', { places: [] });
  content.set('testimonials.json', { testimonials: [] });
  get('viewer.json').frames = [];
  content.set('removed-rooms.json', { slugs: [] });
  content.set('map.json', { directions: get('map.json').directions });
  delete get('forms.json').newsletter;

  const home = get('pages/home.json');
  delete home.groups;
  delete home.neighborhood;
  delete home.hero.beach;
  Object.assign(home.hero, { film: 'north' });
  home.rooms.rooms = slugs.slice(0, 3);
  const roomsPage = get('pages/rooms.json');
  delete roomsPage.story.viewer;
  delete roomsPage.compare;
  Object.assign(roomsPage.hero, { film: 'east' });
  for (const [index, featured] of roomsPage.featuredRooms.entries()) featured.room = slugs[index];
  delete get('pages/room.json').plan.compare;

  slugs.forEach((slug, index) => {
    const { room } = roomLike(
      { ...rooms[index], view: 'mill' },
      {
        name: `${slug.charAt(0).toUpperCase()}${slug.slice(1)} Room`,
        order: index + 1,
        price: lowest + 100 * index,
      },
    );
    delete room.page.extraHero;
    Object.assign(room.page, { sharedPictures: [], extraAmenities: [] });
    content.set(`rooms/${slug}.json`, inAll(room));
  });
  describeAnew(content);
  return content;
}

/** Titles and descriptions that search engines show whole, whatever the hotel's name is. */
export function describeAnew(content: HotelContent): void {
  let number = 100;
  for (const [file, value] of content) {
    const meta = file.startsWith('pages/') ? value.meta : undefined;
    if (!meta) continue;
    number += 1;
    Object.assign(meta, {
      title: `${String(meta.title).slice(0, 14).trim()} ${number}`,
      description: fitting(meta.description, number),
    });
  }
}
