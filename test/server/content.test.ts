import type { RequestListener } from 'node:http';
import request from 'supertest';
import { aboutContent } from '../../generated/content/pages/about';
import { careersContent } from '../../generated/content/pages/careers';
import { contactContent } from '../../generated/content/pages/contact';
import { galleryContent } from '../../generated/content/pages/gallery';
import { groupsContent } from '../../generated/content/pages/groups';
import { homeContent } from '../../generated/content/pages/home';
import { neighborhoodContent } from '../../generated/content/pages/neighborhood';
import { questions } from '../../generated/content/questions';
import { rooms } from '../../generated/content/rooms';
import { testimonials } from '../../generated/content/testimonials';
import { accessibilityStatement } from '../../shared/content/accessibility';
import { doNotSellPage, doNotSellSections, optOutForm } from '../../shared/content/do-not-sell';
import { featuredRooms } from '../../shared/content/featured';
import { accessibilityMeasures, amenityFeeNote, hotelAmenities, petPolicy } from '../../shared/content/hotel';
import { managePreferences, optOutCategories, optOutPage } from '../../shared/content/opt-out';
import { privacyPage, privacyTabs } from '../../shared/content/privacy';
import { roomPageLoaders } from '../../shared/content/room-pages';
import { comfortTechnologyConveniences } from '../../shared/content/rooms-page';
import { termsPage, termsSections } from '../../shared/content/terms';
import { monthLabel } from '../../shared/dates';
import { occupancyLabel, priceLabel, roomPath, sizeLabel, viewLabel } from '../../shared/room';
import { roomSlugs } from '../../shared/roomSlugs';
import { bookingLink, outside, site } from '../../shared/site';
import { siteApp } from '../support/app';
import { all, readable, textsOf } from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const page = async (path: string) => readable((await request(app).get(path)).text);

/** What of `texts` stands on the page neither in its markup nor in its words, case aside. */
function missing(html: string, texts: readonly string[]): string[] {
  const page = `${html} ${html.replace(/<[^>]+>/g, '')}`.toLowerCase();
  return texts.filter((text) => !page.includes(text.replace(/\s+/g, ' ').toLowerCase()));
}

/** Content without the texts of states that a page is not in at first. */
const { rooms: homeRooms, ...homeRest } = homeContent;
const homeTexts = [homeRest, homeRooms.heading, homeRooms.text, homeRooms.rooms.map(({ name }) => name)];
const { help: _help, success: _success, ...groupRequest } = groupsContent.request;
const { unknownEmail: _unknownEmail, ...optOutRequest } = optOutForm;
const { empty: _noneMatch, ...positions } = careersContent.positions;

describe('every text of the content stands on its page', () => {
  it.each([
    ['/', homeTexts],
    ['/gallery', gallery],
    ['/group-accommodations', { ...groups, request: groupRequest }],
    ['/neighborhood', neighborhood],
    ['/about', about],
    ['/contact', [contactContent, questions, accessibilityStatement]],
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
  it('are 11, with the specified prices in order', () => {
    expect(rooms.map(({ slug }) => slug)).toEqual([...roomSlugs]);
    expect(site.roomCount).toBe(rooms.length);
    expect(rooms.map(({ price }) => price)).toEqual([299, 269, 329, 299, 369, 299, 349, 319, 389, 499, 389]);
  });

  it('have the sizes, occupancies and views of the room summary', () => {
    const facts = rooms.map(({ size, occupancy, view }) => `${size} ${occupancy} ${view}`);
    expect(facts).toEqual([
      '400 2 park',
      '400 2 park',
      '400 2 ocean',
      '400 2 ocean',
      '500 4 park',
      '450 4 park',
      '500 6 ocean',
      '500 6 park',
      '550 6 park',
      '600 4 ocean',
      '550 6 park',
    ]);
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
    expect(html.includes(site.rateNote)).toBe(true);
  });

  it.each(roomSlugs)('%s has its own page in full', async (slug) => {
    const { default: content } = await roomPageLoaders[slug]();
    const { room, metaDescription, gallery: pictures, ...texts } = content;
    const html = await page(roomPath(slug));
    const facts = [
      room.name,
      priceLabel(room),
      site.rateNote,
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
    expect(html.split(`href="${bookingLink.replaceAll('&', '&')}"`).length - 1).toBeGreaterThanOrEqual(3);
    expect(html.split(`href="${site.phone.href}"`).length - 1).toBeGreaterThanOrEqual(2);
  });

  it('call every picture by its own words, and show none twice in one gallery', async () => {
    for (const slug of roomSlugs) {
      const { default: content } = await roomPageLoaders[slug]();
      const names = content.gallery.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the fixed numbers', () => {
  it('are those of the specification', () => {
    expect(hotelAmenities).toHaveLength(13);
    expect(featuredRooms.map(({ room }) => room.slug)).toEqual([
      'swamis-peak-suite',
      'shore-thing-king-with-kitchenette',
      'the-enci-king-suite-with-kitchenette',
    ]);
    expect(testimonials).toHaveLength(4);
    expect(testimonials[0] && stayLabel({ ...testimonials[0], date: '2026-05' })).toBe('May 2026');
    expect(homeContent.gallery.photos).toHaveLength(7);
    expect(galleryContent.photos).toHaveLength(12);
    expect(termsSections).toHaveLength(7);
    expect(privacyTabs).toHaveLength(3);
    expect(careersContent.howToApply.steps).toHaveLength(6);
    expect(accessibilityMeasures).toHaveLength(6);
  });

  it('has 4 categories of 6 places, each 0.3 to 1.5 miles away', () => {
    const { categories } = neighborhoodContent;
    expect(categories.map(({ places }) => places.length)).toEqual([6, 6, 6, 6]);
    const distances = categories.flatMap(({ places }) => places.map(({ distance }) => distance));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.3);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1.5);
  });

  it('has 5 jobs, each department once', () => {
    const departments = careersContent.positions.jobs.map(({ department }) => department);
    expect(departments.sort()).toEqual([
      'Food & Beverage',
      'Guest Services',
      'Housekeeping',
      'Maintenance',
      'Marketing',
    ]);
  });
});

describe('facts that stand everywhere', () => {
  it('are the same on every page: phone, address, e-mail, booking engine, copyright', async () => {
    const html = await page('/about');
    expect(html.includes(`© ${new Date().getFullYear()} ${site.fullName}. All rights reserved.`)).toBe(true);
    const phones = new Set(all(html, /href="(tel:[^"]*)"/g));
    expect([...phones]).toEqual([site.phone.href]);
    const mails = new Set(all(html, /href="(mailto:[^"]*)"/g));
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
