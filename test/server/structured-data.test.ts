import type { RequestListener } from 'node:http';
import type {
  BreadcrumbList,
  FAQPage,
  Hotel,
  HotelRoom,
  ItemList,
  Offer,
  UnitPriceSpecification,
} from 'schema-dts';
import request from 'supertest';
import { siteApp, siteUrl } from '../support/app';
import {
  homeContent,
  hotel as hotelContent,
  indexedPaths,
  pages,
  priceLabel,
  questions as questionContent,
  roomPath,
  roomSlugs,
  rooms,
  site,
  unknownPath,
} from '../support/content';
import { all, canonicalOf, descriptionOf, h1Of, readable, structuredData, wordsOf } from '../support/html';

/** A thing as this site writes it: every value but a list of things stands alone. */
type Written<T> = Exclude<T, string> & { '@type': string; '@id'?: string };

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const htmlOf = async (path: string) => (await request(app).get(path)).text;
const ofType = <T>(html: string, type: string) =>
  structuredData(html).filter((each) => each['@type'] === type) as unknown as Written<T>[];
const missing = (words: string, wanted: readonly string[]) => wanted.filter((text) => !words.includes(text));

const offersOf = (hotel: Written<Hotel>) =>
  [hotel.makesOffer].flat() as unknown as (Offer & {
    name: string;
    itemOffered: { '@id': string };
    priceSpecification: Exclude<UnitPriceSpecification, string>;
  })[];

/** '$1 a night, before tax' */
const inWords = (offer: ReturnType<typeof offersOf>[number]) =>
  `${priceLabel({ price: Number(offer.priceSpecification.price) })} ${site.rateNote}`;

const [anyRoom = ''] = roomSlugs;

describe('the hotel on the home page', () => {
  let html: string;
  let words: string;
  let hotel: Written<Hotel>;
  beforeAll(async () => {
    html = await htmlOf('/');
    words = wordsOf(html);
    [hotel] = ofType<Hotel>(html, 'Hotel') as [Written<Hotel>];
  });

  it('has everything that search and travel engines read, and neither rating nor review', () => {
    expect(Object.keys(hotel)).toEqual(
      expect.arrayContaining([
        ...['name', 'description', 'image', 'url', 'telephone', 'email', 'address', 'geo', 'hasMap'],
        ...['sameAs', 'priceRange', 'checkinTime', 'checkoutTime', 'numberOfRooms', 'petsAllowed'],
        ...['amenityFeature', 'availableLanguage', 'makesOffer', 'containsPlace'],
      ]),
    );
    expect(JSON.stringify(structuredData(html))).not.toMatch(/rating|review/i);
  });

  it('says who and where the hotel is as the page does', () => {
    const address = hotel.address as unknown as Record<string, string>;
    expect(
      missing(words, [
        String(hotel.name),
        String(hotel.email),
        `${address.streetAddress}, ${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
      ]),
    ).toEqual([]);
    expect([hotel.numberOfRooms, hotel.foundingDate]).toEqual([rooms.length, String(site.builtYear)]);
    const number = String(hotel.telephone).replace(/[^+\d]/g, '');
    expect(all(html, /href="tel:([^"]*)"/g)).toContain(number);
    expect(words).toContain(site.phone.display);
    expect(descriptionOf(html)).toEqual([hotel.description]);
    expect(canonicalOf(html)).toEqual([hotel.url]);
    const links = all(readable(html), /href="([^"]*)"/g);
    expect(links).toEqual(expect.arrayContaining([hotel.hasMap, ...[hotel.sameAs].flat()]));
    const { latitude, longitude } = hotel.geo as unknown as Record<string, number>;
    expect(missing(String(hotel.hasMap), [`${latitude}`, `${longitude}`])).toEqual([]);
  });

  it('offers all rooms at the rates that the Rooms page and their own pages show', async () => {
    const offers = offersOf(hotel);
    const cards = new Map(
      all(readable(await htmlOf('/rooms-suites')), /<li class="room-card.*?>(.*?)<\/li>/g).map((card) => [
        all(card, /<h3>.*?>([^<]*)<\/a>/g)[0],
        all(card, /<strong>(\$[\d,]+)<\/strong>/g)[0],
      ]),
    );
    expect(offers).toHaveLength(rooms.length);
    expect(
      new Map(
        offers.map((offer) => [offer.name, priceLabel({ price: Number(offer.priceSpecification.price) })]),
      ),
    ).toEqual(cards);
    for (const offer of offers) {
      expect(offer.priceSpecification).toMatchObject({
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'USD',
        unitCode: 'DAY',
        description: inWords(offer),
      });
      const room = wordsOf(await htmlOf(new URL(offer.itemOffered['@id']).pathname));
      expect(missing(room, [inWords(offer)])).toEqual([]);
    }
    const lowest = Math.min(...offers.map(({ priceSpecification: { price } }) => Number(price)));
    expect(words).toContain(`${homeContent.hero.price} ${site.rateNote}`);
    expect(homeContent.hero.price).toContain(`$${lowest}`);
  });

  it('tells times, languages, pets, smoking and amenities as the content does', async () => {
    expect([hotel.petsAllowed, hotel.smokingAllowed]).toEqual([
      hotelContent.petsAllowed,
      hotelContent.smokingAllowed,
    ]);
    expect([hotel.checkinTime, hotel.checkoutTime]).toEqual([site.checkIn.iso, site.checkOut.iso]);
    expect([hotel.availableLanguage].flat()).toEqual(site.languages);
    const room = wordsOf(await htmlOf(roomPath(anyRoom)));
    const amenities = (hotel.amenityFeature as unknown as { name: string }[]).map(({ name }) => name);
    expect(amenities).toEqual(hotelContent.amenities.map(({ text }) => text));
    expect(missing(room, amenities)).toEqual([]);
  });

  it('goes with the name of the site', () => {
    expect(structuredData(html).map((each) => each['@type'])).toEqual(['Hotel', 'WebSite']);
  });
});

describe('a room', () => {
  it.each(roomSlugs)(
    '%s has its bed, guests, size, features and rate as its page says them',
    async (slug) => {
      const html = await htmlOf(roomPath(slug));
      const words = wordsOf(html);
      const [hotel] = ofType<Hotel>(html, 'Hotel') as [Written<Hotel>];
      const room = hotel.containsPlace as unknown as Exclude<HotelRoom, string> & { '@id': string };
      const [offer] = offersOf(hotel);
      expect(offer?.itemOffered['@id']).toBe(room['@id']);
      expect([room.name]).toEqual(h1Of(html));
      const [bed, ...sofas] = room.bed as unknown as { typeOfBed: string; numberOfBeds: number }[];
      const size = room.floorSize as unknown as { value: number; unitCode: string };
      const features = (room.amenityFeature as unknown as { name: string }[]).map(({ name }) => name);
      expect(
        missing(words, [
          offer ? inWords(offer) : 'no offer',
          `${size.value} sq ft`,
          String(room.description),
          ...features,
        ]),
      ).toEqual([]);
      const { bedType, beds = '' } = rooms.find((each) => each.slug === slug) ?? {};
      expect([bed?.numberOfBeds, bed?.typeOfBed]).toEqual(bedType === 'king' ? [1, 'King'] : [2, 'Queen']);
      expect(sofas.map(({ typeOfBed }) => typeOfBed)).toEqual(/sofa bed/.test(beds) ? ['Sofa bed'] : []);
      const { value: guests } = room.occupancy as unknown as { value: number };
      const card = all(readable(await htmlOf('/rooms-suites')), /<li class="room-card.*?>(.*?)<\/li>/g).find(
        (each) => each.includes(`href="${roomPath(slug)}"`),
      );
      expect(wordsOf(card ?? '')).toMatch(new RegExp(`sleeps ${guests}(?!\\d)`));
    },
  );
});

describe('jobs', () => {
  it('are in no data: search engines want a page for each, and a button that takes an application', async () => {
    for (const path of indexedPaths) expect(ofType(await htmlOf(path), 'JobPosting')).toEqual([]);
  });
});

describe('the list of rooms', () => {
  it('leads to each room’s page, in the order of the Rooms page', async () => {
    const html = await htmlOf(pages.rooms.path);
    const [list] = ofType<ItemList>(html, 'ItemList') as [Written<ItemList>];
    const items = list.itemListElement as unknown as { position: number; name: string; url: string }[];
    expect(items.map(({ position, name, url }) => [position, name, url])).toEqual(
      rooms.map(({ name, slug }, index) => [index + 1, name, siteUrl + roomPath(slug)]),
    );
    expect(
      missing(
        wordsOf(html),
        items.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});

describe('the hotel on other pages', () => {
  it('is the same to the letter in what names it, with one price range', async () => {
    const [home] = ofType<Hotel>(await htmlOf('/'), 'Hotel') as [Written<Hotel>];
    const prices = rooms.map(({ price }) => price);
    const range = [Math.min(...prices), Math.max(...prices)].map((price) => priceLabel({ price }));
    expect(home.priceRange).toBe(range.join('–'));
    for (const path of [pages.contact.path, ...roomSlugs.map(roomPath)]) {
      const [hotel] = ofType<Hotel>(await htmlOf(path), 'Hotel') as [Written<Hotel>];
      for (const key of [
        '@id',
        'name',
        'image',
        'logo',
        'url',
        'telephone',
        'address',
        'priceRange',
      ] as const)
        expect(hotel[key as keyof typeof hotel]).toEqual(home[key as keyof typeof home]);
    }
  });

  it('says on Contact how to reach it, as the page does', async () => {
    const html = await htmlOf(pages.contact.path);
    const [hotel] = ofType<Hotel>(html, 'Hotel') as [Written<Hotel>];
    expect(hotel.email).toBe(site.email);
    expect(all(readable(html), /href="([^"]*)"/g)).toContain(hotel.hasMap);
  });

  it('shows several pictures and a logo that exist', async () => {
    const [hotel] = ofType<Hotel>(await htmlOf('/'), 'Hotel') as [Written<Hotel>];
    const pictures = [hotel.image].flat() as string[];
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(3);
    for (const address of [...pictures, String(hotel.logo)]) {
      expect(address.startsWith(`${siteUrl}/`)).toBe(true);
      expect((await request(app).get(address.slice(siteUrl.length))).status).toBe(200);
    }
  });
});

describe('the trail', () => {
  it('leads from home to every other page that may be indexed, by canonical addresses', async () => {
    for (const path of indexedPaths.filter((each) => each !== '/')) {
      const html = await htmlOf(path);
      const [trail, ...more] = ofType<BreadcrumbList>(html, 'BreadcrumbList');
      expect(more).toEqual([]);
      const steps = trail?.itemListElement as unknown as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]).toMatchObject({ name: site.brand, item: `${siteUrl}/` });
      expect(steps.at(-1)?.item).toBe(siteUrl + path);
      if (path.startsWith('/room/')) {
        expect(steps[1]).toMatchObject({ name: pages.rooms.label, item: siteUrl + pages.rooms.path });
        expect([steps[2]?.name]).toEqual(h1Of(html));
      }
    }
  });
});

describe('questions', () => {
  it('are marked up where the contact page answers them, word for word', async () => {
    const html = await htmlOf('/contact');
    const words = wordsOf(html);
    const [page] = ofType<FAQPage>(html, 'FAQPage');
    const questions = page?.mainEntity as unknown as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.map(({ name }) => name)).toEqual(
      questionContent.topics.flatMap(({ questions: asked }) => asked.map(({ question }) => question)),
    );
    expect(
      missing(
        words,
        questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
      ),
    ).toEqual([]);
  });
});

describe('pages for nobody to find', () => {
  it.each([pages['style-guide'].path, pages['test-nav'].path, unknownPath])(
    '%s has no structured data',
    async (path) => {
      expect(structuredData(await htmlOf(path))).toEqual([]);
    },
  );
});
