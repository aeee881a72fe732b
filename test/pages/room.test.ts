import type { Page } from 'puppeteer';
import type { Hotel, HotelRoom } from 'schema-dts';
import { close, type OpenPage, open, siteUrl } from '../support/browser';
import {
  bookingLink,
  hotel,
  occupancyLabel,
  pages,
  priceLabel,
  type RoomPage,
  roomPages,
  roomPath,
  roomPaths,
  roomSlugs,
  rooms,
  site,
  sizeLabel,
} from '../support/content';
import { path, text, texts } from '../support/room-page';

const prices = rooms.map(({ price }) => price);
const hotelPriceRange = [Math.min(...prices), Math.max(...prices)]
  .map((price) => priceLabel({ price }))
  .join('–');

/** The items of the list under a heading. */
const listUnder = (page: Page, heading: string) =>
  page.$$eval(
    'main :is(h2, h3)',
    (headings, wanted) => {
      const place = headings.find(({ textContent }) => textContent === wanted)?.parentElement;
      return [...(place?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    },
    heading,
  );

/** What a page says needs none of its pictures, which would all be fetched at once without JavaScript. */
async function withoutPictures(page: Page) {
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) => void (request.resourceType() === 'image' ? request.abort() : request.continue()),
  );
}

interface LinkedData {
  '@type': string;
}

const structuredData = async (page: Page, type: string) => {
  const blocks = await texts(page, 'script[type="application/ld+json"]');
  const data = blocks
    .map((block) => JSON.parse(block) as LinkedData)
    .filter((block) => block['@type'] === type);
  expect(data).toHaveLength(1);
  return data[0];
};

describe.each(roomSlugs)('the page of %s, without JavaScript', (slug) => {
  let room: RoomPage['room'];
  let content: RoomPage;
  let page: OpenPage;
  beforeAll(async () => {
    content = roomPages[slug] as RoomPage;
    room = content.room;
    page = await open(roomPath(slug), { javascript: false, before: withoutPictures });
  });
  afterAll(() => close(page));

  test('says what the room is: title, facts, heading, details and lists', async () => {
    expect(page.status).toBe(200);
    expect(await page.title()).toBe(`${content.metaTitle} | ${site.brand}`);
    expect(await texts(page, 'h1')).toEqual([room.name]);
    expect(await text(page, '.hero__subtitle')).toBe(content.subtitle);
    const facts = await page.$$eval('.key-facts__fact', (all) =>
      all.map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
    expect(facts).toEqual([
      ...content.facts.map(({ label, value }) => [label, value]),
      ['Sleeps', occupancyLabel(room)],
    ]);
    expect(await texts(page, '#room-intro')).toEqual([content.heading]);
    const body = await text(page, 'main');
    for (const paragraph of [...content.intro, ...content.details]) expect(body).toContain(paragraph);
    expect(await listUnder(page, 'Room Features')).toEqual(content.roomFeatures);
    expect(await listUnder(page, 'Room Amenities')).toEqual(content.roomAmenities);
  });

  test('shows the price with what it includes wherever it stands', async () => {
    expect(await texts(page, 'main .rate')).toEqual(Array(3).fill(`${priceLabel(room)} ${site.rateNote}`));
  });

  test('has three Featured Amenities cards', async () => {
    const cards = await page.$$eval('.featured-amenities__card', (all) =>
      all.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('p')?.textContent]),
    );
    expect(cards).toEqual(content.featuredAmenities.map((card) => [card.title, card.text]));
  });

  test('shows all pictures of its gallery, each a link to the whole picture', async () => {
    const alts = await page.$$eval('.room-gallery__slide a img', (images) =>
      images.map((image) => [
        (image as HTMLImageElement).alt,
        image.checkVisibility({ visibilityProperty: true }),
      ]),
    );
    expect(alts).toEqual(content.gallery.map(({ alt }) => [alt, true]));
    const links = await page.$$eval('.room-gallery__slide a', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    const answers = await Promise.all(links.map((link) => fetch(link, { method: 'HEAD' })));
    expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
  });

  test('tells search engines what it tells guests', async () => {
    const hotel = (await structuredData(page, 'Hotel')) as Exclude<Hotel, string>;
    const inRoom = hotel.containsPlace as Exclude<HotelRoom, string>;
    expect(hotel).toMatchObject({
      name: site.fullName,
      telephone: site.phone.international,
      priceRange: hotelPriceRange,
      url: expect.stringMatching(/^http.*\/$/),
      image: expect.arrayContaining([expect.stringMatching(/^http.*\.webp$/)]),
      address: {
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
      makesOffer: {
        itemOffered: { '@id': inRoom['@id' as keyof typeof inRoom] },
        priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'USD', unitCode: 'DAY' },
      },
    });
    expect(inRoom).toMatchObject({ '@type': 'HotelRoom', name: await text(page, 'h1') });
    const { price } = (hotel.makesOffer as { priceSpecification: { price: number } }).priceSpecification;
    expect(`$${price}`).toBe(await text(page, '.key-facts .rate__price'));
    expect(inRoom.floorSize).toMatchObject({ value: room.size, unitCode: 'FTK' });
    expect(await text(page, '.key-facts')).toContain(sizeLabel(room));
    expect(inRoom.occupancy).toMatchObject({ '@type': 'QuantitativeValue', value: room.occupancy });
    expect([inRoom.bed].flat()[0]).toMatchObject(
      room.bedType === 'king'
        ? { typeOfBed: 'King', numberOfBeds: 1 }
        : { typeOfBed: 'Queen', numberOfBeds: 2 },
    );
    const features = (inRoom.amenityFeature as unknown as { name: string; value: boolean }[]).map(
      ({ name }) => name,
    );
    expect(features).toEqual([
      ...(await listUnder(page, 'Room Features')),
      ...(await listUnder(page, 'Room Amenities')),
    ]);
    expect(inRoom.description).toBe((await texts(page, '.room-intro__text p')).join(' '));
    expect(JSON.stringify(hotel)).not.toMatch(/rating|review/i);
    expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, name: pages.rooms.label },
        { position: 3, name: room.name },
      ],
    });
  });

  test('has a canonical link and social-sharing tags of its own', async () => {
    expect(
      await page.$eval('link[rel="canonical"]', (link) => new URL((link as HTMLLinkElement).href).pathname),
    ).toBe(roomPath(slug));
    const tag = (name: string) =>
      page.$eval(`meta[property="${name}"]`, (meta) => meta.getAttribute('content'));
    expect(await tag('og:title')).toBe(`${content.metaTitle} | ${site.brand}`);
    expect(await tag('og:description')).toBe(content.metaDescription);
    const image = new URL((await tag('og:image')) ?? '');
    expect((await fetch(siteUrl + image.pathname, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('what every room page has', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(path, { javascript: false });
  });

  test('the ways to book: outside in a new tab, or by phone', async () => {
    const links = await page.$$eval('main a', (all) =>
      all.map((link) => ({
        text: link.textContent?.trim().replace(' (opens in a new tab)', ''),
        href: link.getAttribute('href'),
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    );
    const booking = links.filter(({ href }) => href === bookingLink);
    expect(booking.map((link) => link.text)).toEqual([
      'Check Availability',
      'Book Now',
      'Book Now',
      'Book Now',
    ]);
    for (const { target, rel } of booking) expect([target, rel]).toEqual(['_blank', 'noopener']);
    const calls = links.filter(
      ({ href, text: words }) => href === site.phone.href && /^call to book/i.test(words ?? ''),
    );
    expect(calls).toHaveLength(2);
  });

  test('the hotel amenities in two columns, those in the amenity fee with an asterisk, and the policy on pets', async () => {
    const listed = await texts(page, '.hotel-amenities__list li');
    expect(listed).toEqual(hotel.amenities.map(({ text: name, fee }) => (fee ? `${name}*` : name)));
    const columns = await page.$$eval('.hotel-amenities__list li', (all) => [
      ...new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))),
    ]);
    expect(columns).toHaveLength(2);
    const body = await text(page, '.hotel-amenities');
    expect(body).toContain(`* ${hotel.amenityFeeNote}`);
    expect(body).toContain(hotel.petPolicy);
  });

  test('the accessible features by their measures, with a way to ask by phone and e-mail', async () => {
    const measures = await page.$$eval('#accessibility dl > div', (all) =>
      all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );
    expect(measures).toEqual(hotel.accessibility.measures.map(({ label, value }) => [label, value]));
    const links = await page.$$eval('#accessibility a', (all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(links.slice(0, 2)).toEqual([site.phone.href, `mailto:${site.email}`]);
    expect(roomPaths).toContain(links[2]);
  });

  test('a link to all rooms', async () => {
    const link = await page.$eval('main a[href="/rooms-suites/"]', ({ textContent }) => textContent);
    expect(link).toContain('View All Rooms');
  });
});
