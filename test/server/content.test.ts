import type { RequestListener } from 'node:http';
import request from 'supertest';
import { pageNames } from '../../shared/pages';
import { labelsOf } from '../../shared/plan';
import { readContent } from '../../tools/content/read';
import { siteApp } from '../support/app';
import {
  accessibilityPolicy,
  bookContent,
  bookingLink,
  careersContent,
  contactContent,
  doNotSellContent,
  doNotSellPolicy,
  everyPath,
  groupsContent,
  homeContent,
  hotel,
  jobs,
  monthLabel,
  neighborhoodContent,
  occupancyLabel,
  optOutContent,
  optOutPolicy,
  outside,
  type PageName,
  pages,
  priceLabel,
  privacyContent,
  privacyPolicy,
  questions,
  roomContent,
  roomPages,
  roomPath,
  roomSlugs,
  rooms,
  roomsContent,
  site,
  sizeLabel,
  stayForm,
  stayPolicy,
  termsContent,
  termsPolicy,
  testimonials,
  unknownPath,
  unsubscribeContent,
  viewLabel,
} from '../support/content';
import { all, readable, textsOf } from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const page = async (path: string) => readable((await request(app).get(path)).text);

/** The page's own part, without header and footer. */
const mainOf = (html: string) => html.replace(/^.*<main/s, '<main').replace(/<\/main>.*$/s, '</main>');

/** What of `texts` stands on the page neither in its markup nor in its words, case aside. */
function missing(html: string, texts: readonly string[]): string[] {
  const page = `${html} ${html.replace(/<[^>]+>/g, '')}`.toLowerCase();
  return texts.filter((text) => !page.includes(text.replace(/\s+/g, ' ').toLowerCase()));
}

/** Content without the texts of states that a page is not in at first, and without films, which have no words. */
const { film: _homeFilm, ...homeHero } = homeContent.hero;
const homeTexts = {
  ...homeContent,
  hero: homeHero,
  rooms: { ...homeContent.rooms, rooms: homeContent.rooms.rooms.map(({ name }) => name) },
  neighborhood: {
    ...homeContent.neighborhood,
    posters: homeContent.neighborhood.posters.map(({ title, place, picture }) => [
      title,
      place.name,
      picture,
    ]),
  },
};
const { success: _success, ...groupRequest } = groupsContent.request;
const { keptNow: _keptNow, ...manage } = optOutContent.manage;
const { done: _done, invalid: _invalid, failed: _failed, ...unsubscribing } = unsubscribeContent;
const { unknownEmail: _unknownEmail, ...optOutRequest } = doNotSellContent.form;
const { empty: _noneMatch, ...positions } = careersContent.positions;
const { none: _none, limit: _limit, ...compare } = roomsContent.compare;
const { viewerFailure: _viewerFailure, ...story } = roomsContent.story;
const { film: _roomsFilm, ...roomsHero } = roomsContent.hero;
const roomsTexts = {
  ...roomsContent,
  hero: roomsHero,
  compare,
  story,
  featuredRooms: roomsContent.featuredRooms.map(({ room, picture, description }) => [
    room.name,
    picture,
    description,
  ]),
};
const { mistake: _mistake, ...book } = bookContent;
const reviews = testimonials.map(({ room, date, ...review }) => [review, room.name, monthLabel(date)]);

/** What a page shows of a group of accessible features. */
const accessTexts = ({ heading, facts }: (typeof hotel.accessibility.groups)[number]) => [
  heading,
  ...facts.flatMap(({ label, value }) => [label, value]),
];

/** What pages show, where it is not the whole of their file in content/pages and nothing else. */
const contentOfPages: Partial<Record<PageName, unknown>> = {
  home: homeTexts,
  book: [book, stayForm.arrival, stayForm.departure, stayForm.adults, stayForm.children, stayForm.submit],
  rooms: [roomsTexts, reviews],
  groups: { ...groupsContent, request: groupRequest },
  neighborhood: {
    ...neighborhoodContent,
    rooms: { ...neighborhoodContent.rooms, rooms: neighborhoodContent.rooms.rooms.map(({ name }) => name) },
  },
  contact: [
    contactContent,
    questions,
    accessibilityPolicy,
    hotel.accessibility.groups.filter(({ inRoom }) => !inRoom).map(accessTexts),
  ],
  privacy: [privacyContent, privacyPolicy],
  terms: [termsContent, termsPolicy, stayPolicy],
  'do-not-sell': [{ ...doNotSellContent, form: optOutRequest }, doNotSellPolicy],
  'opt-out': [{ ...optOutContent, manage }, optOutPolicy],
  unsubscribe: unsubscribing,
  careers: [{ ...careersContent, positions }, jobs.departments, jobs.locations],
};

const { pages: ownContent } = readContent();
const namesWithContent = pageNames.filter((name) => name !== 'room' && ownContent[name]);

/** A hero's picture stands for nothing that its title does not say: its description is not read out. */
const heroPicture = (content: { hero?: { picture?: { alt: string } } }) => content.hero?.picture?.alt;

describe('every text of the content stands on its page', () => {
  it.each(namesWithContent)('%s', async (name) => {
    const path = name === 'not-found' ? unknownPath : pages[name].path;
    const content = contentOfPages[name] ?? ownContent[name];
    const texts = textsOf(content).filter((text) => text !== heroPicture(ownContent[name] ?? {}));
    expect(texts).not.toEqual([]);
    expect(missing(await page(path), texts)).toEqual([]);
  });
});

describe('the rooms', () => {
  it('all stand on the Rooms page with name, price, size, guests, view and link', async () => {
    const html = await page(pages.rooms.path);
    for (const room of rooms) {
      const facts = [
        room.name,
        priceLabel(room),
        sizeLabel(room),
        viewLabel(room),
        occupancyLabel(room),
        `href="${roomPath(room.slug)}"`,
      ];
      expect([room.slug, missing(html, facts)]).toEqual([room.slug, []]);
    }
    expect(html.includes(site.rateNote)).toBe(true);
  });

  it.each(roomSlugs)('%s has its own page in full', async (slug) => {
    const { room, metaDescription, gallery, plan, likeThis, ...texts } = roomPages[
      slug
    ] as (typeof roomPages)[string];
    const html = await page(roomPath(slug));
    const facts = [
      room.name,
      priceLabel(room),
      site.rateNote,
      viewLabel(room),
      metaDescription,
      occupancyLabel(room),
      roomContent.closing.heading,
      ...texts.facts.map(({ value }) => value),
      ...texts.roomFeatures,
      ...texts.roomAmenities,
      ...(plan ? [plan.heading, plan.text, plan.drawing?.picture.alt ?? ''] : []),
      ...(plan ? labelsOf(plan).map(({ name }) => name) : []),
      ...likeThis.map(({ name }) => name),
      ...gallery.map(({ caption = '' }) => caption),
    ];
    const { amenities, amenityFeeNote, petPolicy, accessibility } = hotel;
    const ofHotel = [
      ...amenities.map(({ text }) => text),
      amenityFeeNote,
      petPolicy,
      ...accessibility.measures.flatMap(({ label, value }) => [label, value]),
      ...(slug === accessibility.room ? accessibility.groups.flatMap(accessTexts) : []),
      hotel.extras.heading,
      ...hotel.extras.items.flatMap(({ name, price }) => [name, price]),
    ];
    const pictures = [...gallery, roomContent.closing.picture].map(({ alt }) => alt);
    expect(missing(html, [...facts, ...textsOf(texts), ...ofHotel, ...pictures])).toEqual([]);
    const links = all(mainOf(html), /<a\s[^>]*href="([^"]*)"/g);
    // In the hero, the strip of facts, the closing band and the bar on phones.
    expect(links.filter((href) => href === bookingLink)).toHaveLength(4);
    // In the strip, beside the accessible features and in the closing band.
    expect(links.filter((href) => href === site.phone.href)).toHaveLength(3);
  });

  it.each(roomSlugs)('%s calls every picture of its gallery by words of its own', async (slug) => {
    const words = roomPages[slug]?.gallery.map(({ alt }) => alt) ?? [];
    expect(words.filter((alt, index) => !alt || words.indexOf(alt) !== index)).toEqual([]);
    const html = mainOf(await page(roomPath(slug))).replace(
      /<ul class="room-gallery__thumbnails".*?<\/ul>/,
      '',
    );
    const shown = all(html, /class="room-gallery__slide[ "].*?<img[^>]* alt="([^"]*)"/g);
    expect(shown).toEqual(words);
  });
});

describe('facts that stand everywhere', () => {
  it.each(everyPath)('stand around %s: phone, address, e-mail, booking engine, copyright', async (path) => {
    const html = await page(path);
    const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Los_Angeles' });
    const facts = [
      `© ${year.format()} ${site.fullName}. All rights reserved.`,
      site.address.street,
      `${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
      bookingLink,
    ];
    const around = html.replace(mainOf(html), '');
    expect(missing(around, facts)).toEqual([]);
    expect([...new Set(all(around, /href="(tel:[^"]*)"/g))]).toEqual([site.phone.href]);
    expect([...new Set(all(around, /href="(mailto:[^"]*)"/g))]).toEqual([`mailto:${site.email}`]);
  });

  it('open outside pages in a new tab without an opener', async () => {
    const html = await page(pages.rooms.path);
    const outsideLinks = all(html, /(<a\s[^>]*href="https?:[^>]*>)/g);
    expect(outsideLinks.length).toBeGreaterThan(5);
    expect(
      outsideLinks.filter((link) => !/target="_blank"/.test(link) || !/rel="noopener"/.test(link)),
    ).toEqual([]);
    expect(html.includes(outside.reviews)).toBe(true);
  });
});
