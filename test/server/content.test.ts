import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from '../support/app';
import {
  about,
  accessibilityMeasures,
  accessibilityStatement,
  amenityFeeNote,
  bookingLink,
  careers,
  comfortTechnologyConveniences,
  contact,
  doNotSellPage,
  doNotSellSections,
  everyPath,
  featuredRooms,
  gallery,
  groups,
  home,
  hotelAmenities,
  managePreferences,
  neighborhood,
  occupancyLabel,
  optOutCategories,
  optOutForm,
  optOutPage,
  outside,
  petPolicy,
  priceLabel,
  privacyPage,
  privacyTabs,
  questions,
  rateNote,
  roomPageLoaders,
  roomPath,
  roomSlugs,
  rooms,
  site,
  sizeLabel,
  termsPage,
  termsSections,
  testimonials,
  viewLabel,
} from '../support/content';
import { all, readable, textsOf } from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const page = async (path: string) => readable((await request(app).get(path)).text);

const mainOf = (html: string) => html.replace(/^.*<main/, '<main').replace(/<\/main>.*$/, '');

/** What of `texts` stands on the page neither in its markup nor in its words, case aside. */
function missing(html: string, texts: readonly string[]): string[] {
  const page = `${html} ${html.replace(/<[^>]+>/g, '')}`.toLowerCase();
  return texts.filter((text) => !page.includes(text.replace(/\s+/g, ' ').toLowerCase()));
}

/** Content without the texts of states that a page is not in at first. */
const { rooms: homeRooms, ...homeRest } = home;
const homeTexts = [homeRest, homeRooms.heading, homeRooms.text, homeRooms.rooms.map(({ name }) => name)];
const { help: _help, success: _success, ...groupRequest } = groups.request;
const { unknownEmail: _unknownEmail, ...optOutRequest } = optOutForm;
const { empty: _noneMatch, ...positions } = careers.positions;

describe('every text of the content stands on its page', () => {
  it.each([
    ['/', homeTexts],
    ['/gallery', gallery],
    ['/group-accommodations', { ...groups, request: groupRequest }],
    ['/neighborhood', neighborhood],
    ['/about', about],
    ['/contact', [contact, questions, accessibilityStatement]],
    ['/careers', { ...careers, positions }],
    ['/privacy-policy', [privacyPage, privacyTabs]],
    ['/terms', [termsPage, termsSections]],
    ['/do-not-sell', [doNotSellPage, doNotSellSections, optOutRequest]],
    ['/opt-out-preferences', [optOutPage, managePreferences, optOutCategories]],
    [
      '/rooms-suites',
      [
        featuredRooms.map(({ description }) => description),
        testimonials.map(({ text }) => text),
        comfortTechnologyConveniences,
      ],
    ],
  ])('%s', async (path, content) => {
    expect(missing(await page(path), textsOf(content))).toEqual([]);
  });
});

describe('the rooms', () => {
  it('are those of the list of slugs, in its order', () => {
    expect(rooms.map(({ slug }) => slug)).toEqual([...roomSlugs]);
    expect(site.roomCount).toBe(rooms.length);
  });

  it('all stand on the Rooms page with name, price, size, guests, view and link', async () => {
    const html = await page('/rooms-suites');
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
    expect(html.includes(rateNote)).toBe(true);
  });

  it.each(roomSlugs)('%s has its own page in full', async (slug) => {
    const { default: content } = await roomPageLoaders[slug]();
    const { room, metaDescription, gallery: pictures, ...texts } = content;
    const html = await page(roomPath(slug));
    const facts = [
      room.name,
      priceLabel(room),
      rateNote,
      viewLabel(room),
      metaDescription,
      ...content.facts.map(({ value }) => value),
    ];
    const hotel = [
      ...hotelAmenities.map(({ text }) => text),
      amenityFeeNote,
      petPolicy,
      ...accessibilityMeasures.map(({ value }) => value),
    ];
    const lists = [...content.roomFeatures, ...content.roomAmenities];
    expect(
      missing(html, [...facts, ...textsOf(texts), ...lists, ...hotel, ...pictures.map(({ alt }) => alt)]),
    ).toEqual([]);
    const links = all(mainOf(html), /<a\s[^>]*href="([^"]*)"/g);
    // In the hero, the strip of facts, the closing band and the bar on phones.
    expect(links.filter((href) => href === bookingLink)).toHaveLength(4);
    // In the strip, beside the accessible features and in the closing band.
    expect(links.filter((href) => href === site.phone.href)).toHaveLength(3);
  });

  it.each(roomSlugs)('%s calls every picture of its gallery by words of its own', async (slug) => {
    const { default: content } = await roomPageLoaders[slug]();
    const words = content.gallery.map(({ alt }) => alt);
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
    expect(missing(html, facts)).toEqual([]);
    const around = html.replace(mainOf(html), '');
    const phones = new Set(all(around, /href="(tel:[^"]*)"/g));
    expect([...phones]).toEqual([site.phone.href]);
    const mails = new Set(all(around, /href="(mailto:[^"]*)"/g));
    expect([...mails]).toEqual([`mailto:${site.email}`]);
  });

  it('open outside pages in a new tab without an opener', async () => {
    const html = await page('/rooms-suites');
    const outsideLinks = all(html, /(<a\s[^>]*href="https?:[^>]*>)/g);
    expect(outsideLinks.length).toBeGreaterThan(5);
    expect(
      outsideLinks.filter((link) => !/target="_blank"/.test(link) || !/rel="noopener"/.test(link)),
    ).toEqual([]);
    expect(html.includes(outside.reviews)).toBe(true);
  });
});
