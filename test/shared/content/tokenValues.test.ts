/** The {placeholders} for facts that text in content can use. */
import { compile } from '../../support/compile';

const title = (text: string) => compile({ 'pages/faq.json': { title: text } }).pages.faq;

it.each([
  ['{roomCount} rooms', '3 rooms'],
  ['{RoomCountInWords} rooms, {roomCountInWords} keys', 'Three rooms, three keys'],
  ['{rooms}: {harbor.rooms}, {garden.roomsInWords}', '3 rooms: 2 rooms, one room'],
  ['From {checkIn} on', 'From 3 p.m. on'],
  // The time already ends with a period, so the second period is dropped.
  ['From {checkIn}. Then', 'From 3 p.m. Then'],
  ['{harbor-suite.name}: {harbor-suite.rate}', 'Harbor Suite: from $400'],
  ['{pier.name}, {pier.street}, {pier.miles}; {placeCount}', 'The Pier, 1 Quay Street, 0.2; 3'],
  ['{PlacesInWords}: {places}', 'Three places: 3 places'],
  ['{rollaway-bed.price}', '$25 a night'],
])('resolves the facts in %j to %j', (text, becomes) => {
  expect(title(text)).toMatchObject({ title: becomes });
});

it('derives facts from hotel.json and amenities.json', () => {
  const { tokens: facts, hotel } = compile({
    'hotel.json': {
      'phone.display': '(760) 555-0199',
      'phone.international': '+1-760-555-0199',
      'address.street': '1 Sea Street',
      checkOut: '00:00',
      amenityFee: 7,
      occupancyTax: 12.5,
      languages: ['English', 'Greek'],
      'figures.ceremonySeats': '88',
    },
    'amenities.json': {
      'amenities.1': { text: 'Pool and hot tub', fee: true },
      'amenities.2': { text: 'TV Lounge', fee: true },
      'amenities.3': { text: '24-hour desk', fee: true },
    },
  });
  expect(facts).toMatchObject({
    address: expect.stringMatching(/^1 Sea Street, .*, ME 04101$/),
    phone: '(760) 555-0199',
    phoneNumber: '+17605550199',
    breakfastHours: '7:30 to 9:30 a.m.',
    checkOut: '12 a.m.',
    builtYear: '1921',
    amenityFee: '$7',
    occupancyTax: '12.5%',
    languages: 'English, Greek',
    ceremonySeats: '88',
    amenitiesInFee: 'pool and hot tub, TV Lounge, and 24-hour desk',
  });
  expect(hotel).toMatchObject({ addressLine: facts.address, phone: { href: 'tel:+17605550199' } });
});

it('formats amounts, sizes, and times in another locale', () => {
  const locale = { language: 'en-GB', currency: 'EUR', timeZone: 'UTC', units: 'meters' };
  const { tokens: facts, roomTokens: ownFacts, hotel } = compile({ 'hotel.json': { locale } });
  expect(facts).toMatchObject({ amenityFee: '€10', lowestRate: '€200', checkIn: '15:00' });
  expect(ownFacts['harbor-suite']?.size).toBe('56 m²');
  expect(hotel.money.before).toBe('€');
});

it('formats numbers with decimals in another language', () => {
  const { tokens: facts } = compile({ 'hotel.json': { 'locale.language': 'de', occupancyTax: 12.5 } });
  expect(facts).toMatchObject({ occupancyTax: '12,5\u00A0%', 'pier.miles': '0,2' });
});

it('resolves a room’s own tokens in its file', () => {
  const subtitle = '{bed}, {view}, {size}, {rate}, {sleeps}, {SleepsInWords}';
  const { roomPages } = compile({ 'rooms/harbor-suite.json': { 'page.subtitle': subtitle } });
  expect(roomPages['harbor-suite']?.subtitle).toBe(
    'King Bed, Harbor View, 600 sq ft, from $400, 1–3 guests, Three',
  );
});
