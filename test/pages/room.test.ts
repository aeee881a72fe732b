import type { Page } from 'puppeteer';
import type { Hotel, HotelRoom } from 'schema-dts';
import { until } from '../../tools/serverProcess';
import { close, desktop, type OpenPage, open, phone, siteUrl } from '../support/browser';
import {
  accessibilityMeasures,
  amenityFeeNote,
  bookingLink,
  hotelAmenities,
  pages,
  petPolicy,
  priceLabel,
  type RoomPage,
  rateNote,
  roomPageLoaders,
  roomPath,
  roomPaths,
  roomSlugs,
  rooms,
  site,
  sizeLabel,
} from '../support/content';
import { swipe } from '../support/touch';

const [room] = rooms;
if (!room) throw new Error('there is no room');
const path = roomPath(room.slug);

/** The page with an extra picture before its gallery. */
async function pathWithExtraPicture() {
  for (const slug of roomSlugs) if ((await roomPageLoaders[slug]()).default.extraHero) return roomPath(slug);
  throw new Error('no room has an extra picture');
}

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent?.trim() ?? ''));
const text = async (page: Page, selector: string) => (await texts(page, selector))[0];

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
    content = (await roomPageLoaders[slug]()).default;
    room = content.room;
    page = await open(roomPath(slug), { javascript: false, before: withoutPictures });
  });
  afterAll(() => close(page));

  test('says what the room is: title, facts, heading, details and lists', async () => {
    expect(page.status).toBe(200);
    expect(await page.title()).toBe(`${room.name} | ${site.brand}`);
    expect(await texts(page, 'h1')).toEqual([room.name]);
    expect(await text(page, '.hero__subtitle')).toBe(content.subtitle);
    const facts = await page.$$eval('.key-facts__fact', (all) =>
      all.map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
    expect(facts.slice(0, -1)).toEqual(content.facts.map(({ label, value }) => [label, value]));
    expect(await texts(page, '#room-intro')).toEqual([content.heading]);
    const body = await text(page, 'main');
    for (const paragraph of [...content.intro, ...content.details]) expect(body).toContain(paragraph);
    expect(await listUnder(page, 'Room Features')).toEqual(content.roomFeatures);
    expect(await listUnder(page, 'Room Amenities')).toEqual(content.roomAmenities);
  });

  test('shows the price with what it includes wherever it stands', async () => {
    expect(await texts(page, 'main .rate')).toEqual(Array(3).fill(`${priceLabel(room)} ${rateNote}`));
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
      priceRange: room.tier,
      url: expect.stringMatching(/^http.*\/$/),
      image: expect.stringMatching(/^http.*\.webp$/),
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
    expect(inRoom.bed).toMatchObject(
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
    expect(await tag('og:title')).toBe(`${room.name} | ${site.brand}`);
    expect(await tag('og:description')).toBe(content.metaDescription);
    const image = new URL((await tag('og:image')) ?? '');
    expect((await fetch(siteUrl + image.pathname)).status).toBe(200);
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
    expect(listed).toEqual(hotelAmenities.map(({ text: name, fee }) => (fee ? `${name}*` : name)));
    const columns = await page.$$eval('.hotel-amenities__list li', (all) => [
      ...new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))),
    ]);
    expect(columns).toHaveLength(2);
    const body = await text(page, '.hotel-amenities');
    expect(body).toContain(`* ${amenityFeeNote}`);
    expect(body).toContain(petPolicy);
  });

  test('the accessible features by their measures, with a way to ask by phone and e-mail', async () => {
    const measures = await page.$$eval('#accessibility dl > div', (all) =>
      all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );
    expect(measures).toEqual(accessibilityMeasures.map(({ label, value }) => [label, value]));
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

describe('the picture gallery', () => {
  let page: OpenPage;
  let pictures: RoomPage['gallery'];
  beforeAll(async () => {
    pictures = (await roomPageLoaders[room.slug]()).default.gallery;
    page = await open(path, { reducedMotion: true });
  });
  beforeEach(async () => {
    await page.click('.room-gallery__thumbnail');
  });
  afterAll(() => {
    expect(page.consoleMessages).toEqual([]);
    expect(page.failedRequests).toEqual([]);
  });

  /** The picture that is to be seen, once the one before has faded out. */
  const shown = async () => {
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('.room-gallery__slide')].filter((slide) => slide.checkVisibility())
          .length === 1,
    );
    return page.$$eval('.room-gallery__slide', (slides) =>
      slides.findIndex((slide) => slide.checkVisibility()),
    );
  };
  const selected = () =>
    page.$$eval('.room-gallery__thumbnail', (thumbnails) =>
      thumbnails.flatMap((thumbnail, index) =>
        thumbnail.getAttribute('aria-current') === 'true' ? [index] : [],
      ),
    );
  const dot = () =>
    page.$$eval('.room-gallery__dot', (dots) =>
      dots.findIndex((each) => each.classList.contains('room-gallery__dot--current')),
    );
  const last = () => pictures.length - 1;

  test('next and previous step through the pictures and wrap around', async () => {
    expect(await shown()).toBe(0);
    await page.click('.room-gallery [aria-label="Previous picture"]');
    expect(await shown()).toBe(last());
    await page.click('.room-gallery [aria-label="Next picture"]');
    expect(await shown()).toBe(0);
    await page.click('.room-gallery [aria-label="Next picture"]');
    expect(await shown()).toBe(1);
  });

  test('a thumbnail jumps to its picture; the selected one has a highlighted border', async () => {
    await (await page.$$('.room-gallery__thumbnail'))[2]?.click();
    expect(await shown()).toBe(2);
    expect(await selected()).toEqual([2]);
    const borders = await page.$$eval('.room-gallery__thumbnail', (all) =>
      all.map((thumbnail) => getComputedStyle(thumbnail, '::after').borderTopWidth === '4px'),
    );
    expect(borders).toEqual(pictures.map((_, index) => index === 2));
  });

  test('has a dot for each picture, and marks that of the one shown', async () => {
    expect(await page.$$('.room-gallery__dot')).toHaveLength(pictures.length);
    await page.click('.room-gallery [aria-label="Next picture"]');
    expect(await dot()).toBe(1);
  });

  test('a click on the picture shows it whole with its description; the gallery follows', async () => {
    await page.click('.room-gallery__slide--current a');
    await page.waitForSelector('dialog.lightbox[open]');
    expect(await text(page, '.lightbox [role="status"]')).toBe(`1 of ${pictures.length} ${pictures[0]?.alt}`);
    await page.keyboard.press('ArrowRight');
    expect(await text(page, '.lightbox [role="status"]')).toBe(`2 of ${pictures.length} ${pictures[1]?.alt}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.lightbox[open]', { hidden: true });
    expect(await shown()).toBe(1);
    const focused = await page.evaluate(() =>
      document.activeElement?.matches('.room-gallery__slide--current a'),
    );
    expect(focused).toBe(true);
  });

  test('works from the keyboard', async () => {
    await page.focus('.room-gallery [aria-label="Next picture"]');
    await page.keyboard.press('Enter');
    expect(await shown()).toBe(1);
  });

  test('is a carousel by name to assistive technology, and says which picture is shown', async () => {
    const roles = await page.$eval('.room-gallery', (gallery) => [
      gallery.getAttribute('aria-roledescription'),
      gallery.getAttribute('aria-label'),
      gallery.querySelector('.room-gallery__slides')?.getAttribute('aria-live'),
      gallery.querySelector('.room-gallery__slide--current')?.getAttribute('aria-label'),
    ]);
    expect(roles).toEqual(['carousel', `Pictures of the ${room.name}`, 'polite', `1 of ${pictures.length}`]);
  });

  test('on a phone a swipe over 50 px changes the picture: left is next, right is previous', async () => {
    const onPhone = await open(path, { viewport: phone, reducedMotion: true });
    const large = '.room-gallery__large';
    await onPhone.$eval(large, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const current = () =>
      onPhone.$eval('.room-gallery__slide--current', (slide) => slide.getAttribute('aria-label'));
    await swipe(onPhone, large, -140);
    expect(await current()).toBe(`2 of ${pictures.length}`);
    await swipe(onPhone, large, 140);
    expect(await current()).toBe(`1 of ${pictures.length}`);
    await swipe(onPhone, large, -30);
    expect(await current()).toBe(`1 of ${pictures.length}`);
  });
});

describe('the booking bar on phones', () => {
  const bar = (page: Page) =>
    page.$eval('.booking-bar', (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const facts = document.querySelector('.key-facts')?.getBoundingClientRect().bottom ?? 0;
      return {
        isOnScreen: top < innerHeight && bottom > 0,
        gapBelow: Math.round(innerHeight - bottom),
        coversFacts: top < facts && bottom > 0,
      };
    });
  const scrollTo = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

  test('comes after the hero and its facts, keeps price and BOOK NOW at the thumb, and goes with the closing band', async () => {
    const page = await open(path, { viewport: phone });
    expect((await bar(page)).isOnScreen).toBe(false);
    await scrollTo(page, '.key-facts');
    expect((await bar(page)).coversFacts).toBe(false);
    await scrollTo(page, '.room-gallery');
    expect(await bar(page)).toEqual({ isOnScreen: true, gapBelow: 0, coversFacts: false });
    expect(await text(page, '.booking-bar .rate')).toBe(`${priceLabel(room)} ${rateNote}`);
    expect(await page.$eval('.booking-bar a', (link) => link.getAttribute('href'))).toBe(bookingLink);
    await scrollTo(page, '.closing-band .half__text');
    expect((await bar(page)).isOnScreen).toBe(false);
  });

  test('the cookie button stands above it', async () => {
    const page = await open(path, { viewport: phone });
    await scrollTo(page, '.room-gallery');
    await page.waitForSelector('.booking-bar--on-screen');
    const [button, top] = await page.evaluate(() => [
      document.querySelector('.footer__cookies')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.booking-bar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(button).toBeLessThanOrEqual(top ?? 0);
  });

  test('is there without JavaScript, and not on wider screens', async () => {
    const plain = await open(path, { viewport: phone, javascript: false });
    await scrollTo(plain, '.room-gallery');
    expect((await bar(plain)).gapBelow).toBe(0);
    const wide = await open(path, { javascript: false });
    expect(await wide.$eval('.booking-bar', (element) => getComputedStyle(element).display)).toBe('none');
  });
});

describe('motion', () => {
  test('the page fades in for 0.4 s; a card lifts 5 px over 0.2 s under the pointer', async () => {
    const page = await open(path);
    const fade = await page.$eval('.room', (room) => getComputedStyle(room).animation);
    expect(fade).toContain('0.4s');
    const card = '.featured-amenities__card';
    const look = () =>
      page.$eval(card, (element) => {
        const { transform, transitionDuration, transitionProperty } = getComputedStyle(element);
        return { transform, transitionDuration, transitionProperty };
      });
    expect(await look()).toEqual({
      transform: 'none',
      transitionDuration: '0.2s',
      transitionProperty: 'transform',
    });
    await page.hover(card);
    await page.waitForFunction(
      (selector) =>
        getComputedStyle(document.querySelector(selector) as Element).transform ===
        'matrix(1, 0, 0, 1, 0, -5)',
      { timeout: 5000 },
      card,
    );
  });
});

test.each([
  [phone, 0.6 * phone.height],
  [{ ...desktop, height: 500 }, 400],
])(
  'an extra full-width picture stands before the gallery: 60% of the screen, at least 400 px',
  async (viewport, height) => {
    const page = await open(await pathWithExtraPicture(), { viewport, javascript: false });
    const extra = await page.$eval('.room-extra', (element) => {
      const { left, width, height: shown } = element.getBoundingClientRect();
      return {
        left,
        width,
        height: Math.round(shown),
        isBeforeGallery: element.nextElementSibling?.matches('.section--gallery'),
      };
    });
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(extra).toEqual({ left: 0, width, height: Math.round(height), isBeforeGallery: true });
  },
);

test('without JavaScript no room page scrolls sideways, from 320 to 1920 px', async () => {
  const page = await open(await pathWithExtraPicture(), { javascript: false });
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewport({ ...desktop, width });
    await until(() => page.evaluate((wanted) => innerWidth === wanted, width));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
  }
});
