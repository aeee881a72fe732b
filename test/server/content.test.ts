import type { RequestListener } from 'node:http';
import request from 'supertest';
import { about } from '../../shared/content/about';
import { accessibilityStatement } from '../../shared/content/accessibility';
import { careers } from '../../shared/content/careers';
import { contact } from '../../shared/content/contact';
import { doNotSellPage, doNotSellSections, optOutForm } from '../../shared/content/do-not-sell';
import { featuredRooms } from '../../shared/content/featured';
import { gallery } from '../../shared/content/gallery';
import { groups } from '../../shared/content/groups';
import { home } from '../../shared/content/home';
import { accessibilityMeasures, amenityFeeNote, hotelAmenities, petPolicy } from '../../shared/content/hotel';
import { neighborhood } from '../../shared/content/neighborhood';
import { managePreferences, optOutCategories, optOutPage } from '../../shared/content/opt-out';
import { privacyPage, privacyTabs } from '../../shared/content/privacy';
import { questions } from '../../shared/content/questions';
import { occupancyLabel, priceLabel, sizeLabel, viewLabel } from '../../shared/content/room';
import { roomPageLoaders } from '../../shared/content/room-pages';
import { rooms } from '../../shared/content/rooms';
import { comfortTechnologyConveniences } from '../../shared/content/rooms-page';
import { termsPage, termsSections } from '../../shared/content/terms';
import { stayLabel, testimonials } from '../../shared/content/testimonials';
import { roomSlugs } from '../../shared/roomSlugs';
import { roomPath } from '../../shared/routes';
import { bookingLink, outside, rateNote, site } from '../../shared/site';
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
    expect(home.gallery.photos).toHaveLength(7);
    expect(gallery.photos).toHaveLength(12);
    expect(termsSections).toHaveLength(7);
    expect(privacyTabs).toHaveLength(3);
    expect(careers.howToApply.steps).toHaveLength(6);
    expect(accessibilityMeasures).toHaveLength(6);
  });

  it('has 4 categories of 6 places, each 0.3 to 1.5 miles away', () => {
    const { categories } = neighborhood;
    expect(categories.map(({ places }) => places.length)).toEqual([6, 6, 6, 6]);
    const distances = categories.flatMap(({ places }) => places.map(({ distance }) => distance));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.3);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1.5);
  });

  it('has 5 jobs, each department once', () => {
    const departments = careers.positions.jobs.map(({ department }) => department);
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
