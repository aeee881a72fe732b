/**
 * The sample hotel's pages, section by section, as its specification fixes them. Like specification.test.ts it goes when
 * somebody makes the site their own.
 */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from './support/app';
import {
  aboutContent,
  careersContent,
  cookies,
  galleryContent,
  groupsContent,
  homeContent,
  jobs,
  neighborhoodContent,
  optOutContent,
  privacyContent,
  privacyPolicy,
  sectionsOf,
  termsContent,
  termsPolicy,
} from './support/content';
import { all, h1Of, insideLinks, readable, titleOf, wordsOf } from './support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const htmlOf = async (path: string) => readable((await request(app).get(path)).text);

/** Texts of the headings of three levels, in the page's own part. */
const headingsOf = (html: string) =>
  all(html.replace(/^.*<main/, '').replace(/<\/main>.*$/, ''), /<h[1-3][^>]*>(.*?)<\/h[1-3]>/g).map((text) =>
    text.replace(/<[^>]+>/g, ''),
  );

describe('the pages', () => {
  it.each([
    ['/rooms-suites', 'Rooms & Suites'],
    ['/gallery', 'Gallery'],
    ['/group-accommodations', 'Group Accommodations'],
    ['/neighborhood', 'Neighborhood'],
    ['/about', 'Our Story'],
    ['/contact', 'Catch Your Wave'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
    ['/do-not-sell', 'Do Not Sell My Personal Information'],
    ['/opt-out-preferences', 'Opt-Out Preferences'],
    ['/careers', 'Join Our Team'],
    ['/nope', '404 - Page Not Found'],
  ])('%s is headed %s', async (path, heading) => {
    expect(h1Of(await htmlOf(path))).toEqual([heading]);
  });

  it.each([
    ['/neighborhood', 'Neighborhood: Encinitas Beaches, Food & Surf | The Enci'],
    ['/style-guide', 'Style Guide | The Enci'],
    ['/room/swamis-peak-suite/', 'Swami’s Peak King Suite, Ocean View, Encinitas | The Enci'],
  ])('%s is titled %s', async (path, title) => {
    expect(titleOf(await htmlOf(path))).toEqual([title]);
  });

  it.each([
    [
      '/',
      [
        'Catch Your Wave',
        'Relax. Renew. Explore.',
        'Gather Together',
        'Good Vibrations. Great Vibes.',
        'Gallery',
      ],
    ],
    ['/rooms-suites', ['Comfort', 'Technology', 'Conveniences']],
    [
      '/group-accommodations',
      [
        'Create Unforgettable Memories',
        'Wedding Parties',
        'Corporate Retreats',
        'Family Gatherings',
        'What Our Guests Say',
        'Why Choose The Enci',
        'Beachfront Location',
        'Personalized Service',
        'Stylish Accommodations',
        'Flexible Arrangements',
        'Request Info',
      ],
    ],
    [
      '/about',
      [
        'A Legacy of Hospitality',
        'Retro Vibes, Modern Comfort',
        'Prime Location, Modern Amenities and Exceptional Service',
        'In-Room Features',
        'Property Features',
        'Live Like a Local',
        'Surf Spots',
        'Local Eats',
        'Art & Culture',
        'Outdoor Adventures',
      ],
    ],
    ['/neighborhood', ['Attractions', 'Food', 'Drinks']],
    ['/contact', ['Contact Information', 'Send Us a Message']],
    [
      '/careers',
      [
        'Open Positions',
        'Life at The Enci',
        'Guest First',
        'Teamwork Makes the Dream Work',
        'Embrace the Coast',
        'Strive for Excellence',
        'How to Apply',
      ],
    ],
    ['/privacy-policy', ['About Us']],
    ['/opt-out-preferences', ['Manage Your Privacy Preferences']],
    ['/style-guide', ['Typography', 'Buttons', 'Color Palette', 'Borders & Radius']],
    ['/room/the-enci-king/', ['Room Features', 'Room Amenities', 'Featured Amenities', 'Hotel Amenities']],
  ])('%s has its sections in order', async (path, sections) => {
    const headings = headingsOf(await htmlOf(path));
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
  });

  it('count what they show', () => {
    expect(homeContent.gallery.photos).toHaveLength(7);
    expect(galleryContent.photos).toHaveLength(12);
    expect(groupsContent.testimonials.items).toHaveLength(2);
    expect(aboutContent.local.tiles).toHaveLength(4);
    expect(aboutContent.location.inRoom.items).toHaveLength(4);
    expect(aboutContent.location.property.items).toHaveLength(4);
    expect(jobs.jobs).toHaveLength(5);
    expect(careersContent.howToApply.steps).toHaveLength(6);
    expect(sectionsOf(termsPolicy)).toHaveLength(7);
    expect(privacyPolicy.groups).toHaveLength(3);
    expect(neighborhoodContent.categories.map(({ places }) => places.length)).toEqual([6, 6, 6, 6]);
  });

  it('have places from 0.3 to 1.5 miles away', () => {
    const distances = neighborhoodContent.categories.flatMap(({ places }) =>
      places.map(({ distance }) => distance),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.3);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1.5);
  });

  it('have one job in each of five departments', () => {
    expect(jobs.jobs.map(({ department }) => department).sort()).toEqual([
      'Food & Beverage',
      'Guest Services',
      'Housekeeping',
      'Maintenance',
      'Marketing',
    ]);
    expect(careersContent.positions).toMatchObject({
      allDepartments: 'All Departments',
      allLocations: 'All Locations',
      apply: 'Apply Now',
      empty: 'No open positions match your current filters. Please check back later or adjust your criteria.',
    });
    expect(careersContent.howToApply.note).toContain(
      'A resume and cover letter are required for most positions.',
    );
  });

  it('have policies of one date, by their tabs and items', () => {
    expect([privacyContent.updated, termsContent.updated]).toEqual(['2025-03-25', '2025-03-25']);
    expect(privacyPolicy.groups.map(({ label }) => label)).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Your Rights',
    ]);
    expect(sectionsOf(termsPolicy).map(({ heading }) => heading)).toEqual([
      'Proprietary Rights',
      'Trademarks',
      'User Information',
      'AI and Automated Decision-Making',
      'User Conduct',
      'Limitation of Liability',
      'Changes to Terms',
    ]);
  });

  it('lead on where nothing is found', async () => {
    const html = await htmlOf('/nope');
    const links = all(html.replace(/^.*<main/, '').replace(/<\/main>.*$/, ''), /(<a .*?<\/a>)/g);
    expect(links.map((link) => [link.replace(/<[^>]+>/g, ''), insideLinks(link)[0]])).toEqual([
      ['RETURN HOME', '/'],
      ['Explore Rooms', '/rooms-suites'],
      ['View Gallery', '/gallery'],
    ]);
  });

  it('close Our Story with a link to book and one to write', () => {
    expect(aboutContent.closing).toMatchObject({
      book: { label: 'Book Your Stay', to: '/rooms' },
      contact: { label: 'Contact Us', to: '/contact' },
    });
  });

  it('have a footer with newsletter, addresses and rights', async () => {
    const html = await htmlOf('/about');
    const words = wordsOf(html.replace(/^.*<footer/, '<footer'));
    for (const text of [
      'Subscribe to our Newsletter',
      'Catch your wave with our latest deals, experiences, and exclusives!',
      'Visit Us',
      'Contact Us',
      'The Enci Hotel & Suites. All rights reserved.',
    ])
      expect(words).toContain(text);
  });
});

describe('privacy', () => {
  it('asks by a notice and a dialog of five categories, all but one off', () => {
    expect(cookies.banner).toMatchObject({
      title: 'Cookie & Privacy Notice (2025)',
      acceptAll: 'Accept All',
      decline: 'Decline',
      customize: 'Customize settings',
    });
    expect(cookies.banner.text).toMatch(/California privacy law.*EU AI Act/);
    expect(cookies.dialog.title).toBe('Privacy Preferences (2025)');
    expect(cookies.categories.map(({ id, name, locked }) => [id, name, locked])).toEqual([
      ['functional', 'Functional (always active)', true],
      ['preferences', 'Preferences', false],
      ['statistics', 'Statistics', false],
      ['marketing', 'Marketing', false],
      ['aiAnalytics', 'AI Analytics', false],
    ]);
  });

  it('has a page of toggles', () => {
    expect(optOutContent.categories.map(({ id, value, locked }) => [id, value, locked])).toEqual([
      ['functional', true, true],
      ['analytics', true, false],
      ['marketing', false, false],
      ['social', false, false],
      ['personalization', true, false],
    ]);
    expect(optOutContent.manage).toMatchObject({
      acceptAll: 'Accept All',
      rejectNonEssential: 'Reject Non-Essential',
      save: 'Save Preferences',
    });
  });
});
