import type { RequestListener } from 'node:http';
import request from 'supertest';
import { pageNames } from '../../shared/pages';
import { labelsOf } from '../../shared/plan';
import type { AccessibilityGroup } from '../../shared/schema/accessibility';
import { siteApp } from '../support/app';
import {
  accessibility,
  accessibilityContent,
  accessibilityPolicy,
  addresses,
  bookContent,
  bookingLink,
  careersContent,
  contactContent,
  doNotSellContent,
  doNotSellPolicy,
  everyPath,
  extraPrice,
  faqContent,
  groupContent,
  groupsContent,
  homeContent,
  amenities as hotelAmenities,
  jobs,
  monthLabel,
  neighborhoodContent,
  occupancyLabel,
  offerContent,
  offersContent,
  optOutContent,
  optOutPolicy,
  type PageName,
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
import { sampleHotel } from '../support/sample';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const page = async (path: string) => readable((await request(app).get(path)).text);

/** HTML of <main>. */
const mainOf = (html: string) => html.replace(/^.*<main/s, '<main').replace(/<\/main>.*$/s, '</main>');

/** The texts that are in neither markup nor text of a page, ignoring case. */
function missing(html: string, texts: readonly string[]): string[] {
  const page = `${html} ${html.replace(/<[^>]+>/g, '')}`.toLowerCase();
  return texts.filter((text) => !page.includes(text.replace(/\s+/g, ' ').toLowerCase()));
}

/** Content without texts of states that are not initially shown, and without films, which have no text. */
const { film: _homeFilm, ...homeHero } = homeContent.hero;
const homeTexts = {
  ...homeContent,
  hero: homeHero,
  rooms: { ...homeContent.rooms, rooms: homeContent.rooms.rooms.map(({ name }) => name) },
  neighborhood: {
    ...homeContent.neighborhood,
    posters: homeContent.neighborhood?.posters.map(({ title, place, picture }) => [
      title,
      place.name,
      picture,
    ]),
  },
};
const {
  success: _success,
  missingFields: _missing,
  badEmail: _badEmail,
  failure: _groupFailure,
  ...groupRequest
} = groupsContent.request;
const { success: _sent, ...contactForm } = contactContent.form;
const { keptNow: _keptNow, ...manage } = optOutContent.manage;
const { done: _done, invalid: _invalid, failed: _failed, back: _back, ...unsubscribing } = unsubscribeContent;
const { unknownEmail: _unknownEmail, success: _received, ...optOutRequest } = doNotSellContent.form;
const { empty: _noneMatch, ...positions } = careersContent.positions;
const { none: _none, limit: _limit, close: _close, ...compare } = roomsContent.compare ?? {};
const { failure: _failure, ...viewer } = roomsContent.story.viewer ?? {};
const story = { ...roomsContent.story, viewer };
const { film: _roomsFilm, ...roomsHero } = roomsContent.hero;
const roomsTexts = {
  ...roomsContent,
  hero: roomsHero,
  compare,
  found: {},
  story,
  featuredRooms: roomsContent.featuredRooms.map(({ room, picture, description }) => [
    rooms.find(({ slug }) => slug === room)?.name,
    picture,
    description,
  ]),
};
const { mistake: _mistake, code: _code, ages: _ages, ...book } = bookContent;
const { none: _noOffer, ...offersTexts } = offersContent;
const { notToday: _notToday, ...offerTexts } = offerContent;
const {
  lastDay: _lastDay,
  daysLeft: _left,
  dayLeft: _one,
  closed: _closed,
  over: _over,
  bookBy: _bookBy,
  ...groupTexts
} = groupContent;
const reviews = testimonials.map(({ room, date, ...review }) => [review, room.name, monthLabel(date)]);

/** Texts of a group of accessible features. */
const accessTexts = ({ heading, facts }: AccessibilityGroup) => [
  heading,
  ...facts.flatMap(({ label, value }) => [label, value]),
];

/** What pages show, if it differs from their file in content/pages. */
const contentOfPages: Partial<Record<PageName, unknown>> = {
  home: homeTexts,
  offers: offersTexts,
  offer: offerTexts,
  group: groupTexts,
  book: [book, stayForm.arrival, stayForm.departure, stayForm.adults, stayForm.children, stayForm.submit],
  rooms: [roomsTexts, reviews],
  groups: { ...groupsContent, request: groupRequest },
  contact: { ...contactContent, form: contactForm },
  neighborhood: {
    ...neighborhoodContent,
    rooms: { ...neighborhoodContent.rooms, rooms: neighborhoodContent.rooms.rooms.map(({ name }) => name) },
  },
  faq: [faqContent, questions],
  accessibility: [
    accessibilityContent,
    accessibility.room.scope,
    accessibility.room.smallerRoom.text,
    accessibility.room.measures.map(({ label, value }) => [label, value]),
    [...accessibility.room.groups, ...accessibility.hotel, accessibility.walk].map(accessTexts),
    accessibilityPolicy,
  ],
  privacy: [privacyContent, privacyPolicy],
  terms: [termsContent, termsPolicy, stayPolicy],
  'do-not-sell': [{ ...doNotSellContent, form: optOutRequest }, doNotSellPolicy],
  'opt-out': [{ ...optOutContent, manage }, optOutPolicy],
  unsubscribe: unsubscribing,
  careers: [{ ...careersContent, positions }, jobs.departments, jobs.locations],
};

const ownContent = sampleHotel().content.pages as Readonly<Record<string, object>>;
const namesWithContent = pageNames.filter(
  (name) =>
    name !== 'room' &&
    ownContent[name] &&
    addresses.some((address) => address.name === name || name === 'not-found'),
);

/** Alt text of a hero's picture, which is decorative. */
const heroPicture = (content: { hero?: { picture?: { alt: string } } }) => content.hero?.picture?.alt;

describe('every text of the content is on its page', () => {
  it.each(namesWithContent)('%s', async (name) => {
    const path = addresses.find((address) => address.name === name)?.path ?? unknownPath;
    const content = contentOfPages[name] ?? ownContent[name];
    const texts = textsOf(content).filter(
      // Words with values are asked for in owners-words.test.ts.
      (text) => text !== heroPicture(ownContent[name] ?? {}) && !text.includes('{'),
    );
    expect(texts).not.toEqual([]);
    expect(missing(await page(path), texts)).toEqual([]);
  });
});

describe('the rooms', () => {
  it.each(roomSlugs)('%s has all its texts on its page', async (slug) => {
    const { room, metaDescription, gallery, plan, likeThis, accessible, communication, ...texts } = roomPages[
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
    const { amenities, amenityFeeNote = '', petPolicy, extras } = hotelAmenities;
    const ofHotel = [
      ...amenities.map(({ text }) => text),
      amenityFeeNote,
      petPolicy,
      ...(accessible
        ? [accessible.scope, ...accessible.groups.flatMap(accessTexts)]
        : [roomContent.accessibility.notAccessible]),
      ...texts.measures.flatMap(({ label, value }) => [label, value]),
      ...(communication ? accessTexts(communication) : []),
      extras.heading,
      ...extras.items.flatMap((extra) => [extra.name, extraPrice(extra)]),
    ];
    const pictures = [...gallery, roomContent.closing.picture].map(({ alt }) => alt);
    expect(missing(html, [...facts, ...textsOf(texts), ...ofHotel, ...pictures])).toEqual([]);
    const links = all(mainOf(html), /<a\s[^>]*href="([^"]*)"/g);
    // In the hero, the strip, the closing band and the bar on phones.
    expect(links.filter((href) => href === bookingLink)).toHaveLength(4);
    // In the strip, the closing band, and twice beside the accessible features, which have an accessible room's rate.
    expect(links.filter((href) => href === site.phone.href)).toHaveLength(accessible ? 5 : 4);
  });

  it.each(roomSlugs)('%s has a unique alt text for every picture of its gallery', async (slug) => {
    const words = roomPages[slug]?.gallery.map(({ alt }) => alt) ?? [];
    expect(words.filter((alt, index) => !alt || words.indexOf(alt) !== index)).toEqual([]);
    const html = mainOf(await page(roomPath(slug))).replace(
      /<ul class="room-gallery__thumbnails[ "].*?<\/ul>/,
      '',
    );
    const shown = all(html, /class="room-gallery__slide[ "].*?<img[^>]* alt="([^"]*)"/g);
    expect(shown).toEqual(words);
  });
});

describe('facts on all pages', () => {
  it.each(everyPath)('are on %s: phone, address, email, booking engine, copyright', async (path) => {
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
});
