import {
  type HotelContent,
  type Json,
  placeIds,
  planSize,
  recolor,
  roomIds,
  roomLike,
  translatedSample,
} from './base';
import { describeAnew } from './plain';

/** How many rooms the hotel has. */
export const roomCount = 60;

/** The highest rate that a room may have. */
const highest = 99_999;

/** A town of 24 letters in one word, which no line can break. */
const town = 'Wolfeschlegelsteinhausen'; // cspell:ignore Wolfeschlegelsteinhausen

/** The width of the sample's plans in px, of which this hotel's are a part. */
const planWidth = 1200;

const slugOf = (number: number) => `room-${number}`;

/** A room's plan on this hotel's small drawing. */
function onSmallDrawing(plan: Json): Json {
  if (!plan?.drawing) return plan;
  const scale = planSize.width / planWidth;
  const { pixelsPerFoot, corner } = plan.drawing;
  const drawing = {
    picture: 'plan-1',
    pixelsPerFoot: pixelsPerFoot * scale,
    corner: corner.map((px: number) => px * scale),
  };
  return { ...plan, drawing };
}

/** A hotel of sixty rooms with the longest names and words, the highest prices, and everything that a hotel may have. */
export function stressHotel(): HotelContent {
  const { content, rooms, offers, groups } = translatedSample(
    new Map([
      ...roomIds().map((id, index) => [id, slugOf(index + 1)] as const),
      ...placeIds().map((id, index) => [id, `spot-${index + 1}`] as const),
    ]),
  );
  const get = (file: string): Json => content.get(file);

  Object.assign(get('site.json'), {
    brand: `Grand ${town}`,
    fullName: `The Grand ${town} Hotel, Residences, and Suites`,
    locale: { ...get('site.json').locale, timeZone: 'America/New_York' },
    kicker: `A hotel of many rooms in ${town}, West Virginia`,
    builtYear: 1888,
    phone: { display: '(304) 555-0199', international: '+1-304-555-0199' },
    email: 'reservations@grandwolfeschlegel.example',
    address: {
      street: '12345 Mountaineer Avenue',
      city: town,
      region: 'WV',
      postalCode: '26505',
      country: 'US',
    },
    geo: { latitude: 39.6, longitude: -79.9 },
    amenityFee: 125,
    priceBarMaximum: 99999,
    temperature: '−104°F',
    booking: {
      engine: 'https://reservations.stress.example/',
      parameters: { hotel: 'S99' },
      mobileMenuParameters: { nonav: '1' },
      tried: true,
    },
    weather: 'https://weather.example/stress',
    reviews: 'https://reviews.example/stress',
  });
  for (const social of get('site.json').socials) social.href = `https://social.example/${social.id}/stress`;
  recolor(get('brand.json'));
  get('banner.json').shown = true;

  get('places.json').places.forEach((place: Json, index: number) => {
    if (index % 6 === 0)
      Object.assign(place, { name: `${town} Museum`, street: `12345 North ${town} Boulevard` });
  });
  get('testimonials.json').testimonials.forEach((quote: Json) => {
    Object.assign(quote, { author: `Christopher ${town}-Montgomery`, location: town });
  });

  for (let number = 1; number <= roomCount; number += 1) {
    const { room, plan } = roomLike(rooms[(number - 1) % rooms.length], {
      name: `${town} Penthouse and its Kitchenette ${number}`,
      order: number,
      price: highest - number,
    });
    content.set(`rooms/${slugOf(number)}.json`, plan ? { ...room, plan: onSmallDrawing(plan) } : room);
  }
  offers.forEach((offer, index) => {
    content.set(`offers/saving-${index + 1}.json`, { ...offer, code: `SUMMERTIME${index + 1}` });
  });
  groups.forEach((group, index) => {
    content.set(`groups/party-${index + 1}.json`, { ...group, code: `PARTY-${index + 1}` });
  });
  describeAnew(content);
  return content;
}
