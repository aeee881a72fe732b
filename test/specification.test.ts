/**
 * This file alone knows the sample hotel: its prices, counts, headings and texts as its specification fixes them.
 * Whoever makes the site their own deletes it; every other test reads what it expects from the content.
 */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from './support/app';
import {
  aboutContent,
  bookingLink,
  careersContent,
  cookies,
  galleryContent,
  groupsContent,
  homeContent,
  hotel,
  indexedPaths,
  jobs,
  matchingRooms,
  messages,
  mobileBookingLink,
  monthLabel,
  neighborhoodContent,
  optOutContent,
  pagePaths,
  pages,
  privacyContent,
  privacyPolicy,
  type RoomPage,
  redirects,
  roomFilters,
  roomPages,
  roomPath,
  roomSlugs,
  rooms,
  roomsContent,
  sectionsOf,
  site,
  termsContent,
  termsPolicy,
  testimonials,
} from './support/content';
import { all, descriptionOf, h1Of, insideLinks, readable, titleOf, wordsOf } from './support/html';

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

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the hotel', () => {
  it('has its name, address, phone, e-mail and temperature', () => {
    expect(site).toMatchObject({
      brand: 'The Enci',
      fullName: 'The Enci Hotel & Suites',
      builtYear: 1984,
      phone: { display: '(760) 555-0184', href: 'tel:+17605550184' },
      email: 'frontdesk@theenci.example',
      address: {
        street: '100 Encinitas Boulevard',
        city: 'Encinitas',
        region: 'CA',
        postalCode: '92024',
      },
      temperature: '72°F',
      amenityFee: 15,
    });
    expect(site.socials).toHaveLength(3);
  });

  it('is booked at an engine that knows it by a number', () => {
    expect(bookingLink).toBe('https://reservations.theenci.example/?hotel=21474&lang=en');
    expect(mobileBookingLink).toBe(`${bookingLink}&locale=en-US&nonav=1`);
  });

  it('has 13 amenities, those of the fee marked, and six measures for accessibility', () => {
    expect(hotel.amenities.map(({ text, fee }) => (fee ? `${text}*` : text))).toEqual([
      'Continental breakfast',
      '24-hour garage parking*',
      'Pool and hot tub*',
      'Fitness center*',
      'Free Wi-Fi',
      'Ice/vending machines',
      'Two ocean view sun decks*',
      'Extra housekeeping on request',
      '100% smoke-free',
      'Elevator-accessible rooms',
      'Multilingual staff (English, Spanish)',
      'Guest laundry (nominal fee)',
      'Business center with printer and fax*',
    ]);
    expect(hotel.accessibility.measures.map(({ value }) => value)).toEqual([
      '32 inches',
      '36 inches',
      '17 to 19 inches',
      '34 inches',
      '60 inches',
      '48 inches',
    ]);
  });
});

describe('the addresses', () => {
  it('are 14 pages, those of the stay form and of leaving the newsletter, and 11 rooms', () => {
    expect(pagePaths).toEqual([
      '/',
      '/rooms-suites',
      '/gallery',
      '/group-accommodations',
      '/neighborhood',
      '/about',
      '/contact',
      '/privacy-policy',
      '/terms',
      '/do-not-sell',
      '/opt-out-preferences',
      '/careers',
      '/unsubscribe',
      '/book',
      '/style-guide',
      '/test-nav',
    ]);
    expect([...roomSlugs]).toEqual([
      'the-enci-king-with-kitchenette',
      'the-enci-king',
      'shore-thing-king-with-kitchenette',
      'shore-thing-king',
      'the-enci-king-suite-with-kitchenette',
      'the-enci-king-with-sofa',
      'shore-thing-double-queen',
      'the-enci-double-queen',
      'the-enci-double-queen-suite-with-kitchenette',
      'swamis-peak-suite',
      'the-handi-enci-double-queen-suite-with-kitchenette',
    ]);
  });

  it.each([
    ['/about-us', '/about/'],
    ['/rooms', '/rooms-suites'],
    ['/terms-conditions', '/terms'],
    ['/do-not-sell-my-personal-information', '/do-not-sell'],
    ['/room/enci-king-kitchenette', '/room/the-enci-king-with-kitchenette/'],
    ['/room/enci-king', '/room/the-enci-king/'],
    ['/room/shore-thing-king-kitchenette', '/room/shore-thing-king-with-kitchenette/'],
    ['/room/enci-king-suite-kitchenette', '/room/the-enci-king-suite-with-kitchenette/'],
    ['/room/enci-king-sofa', '/room/the-enci-king-with-sofa/'],
    ['/room/enci-double-queen', '/room/the-enci-double-queen/'],
    ['/room/enci-double-queen-kitchenette', '/room/the-enci-double-queen-suite-with-kitchenette/'],
    [
      '/room/handi-enci-double-queen-kitchenette',
      '/room/the-handi-enci-double-queen-suite-with-kitchenette/',
    ],
  ])('%s leads to %s, with and without a slash', (from, to) => {
    expect([redirects.get(from), redirects.get(`${from}/`)]).toEqual([to, to]);
  });

  it.each(['shore-thing-king', 'shore-thing-double-queen', 'swamis-peak-suite'])(
    '/room/%s leads to the same with a slash',
    (slug) => {
      expect(redirects.get(`/room/${slug}`)).toBe(`/room/${slug}/`);
    },
  );

  it('redirect nowhere else', () => {
    expect(redirects.size).toBe(2 * 12 + 3);
  });
});

describe('the rooms', () => {
  it('have their prices, sizes, occupancies and views', () => {
    expect(
      rooms.map(({ price, size, occupancy, view }) => `$${price}, ${size} sq ft, ${occupancy}, ${view}`),
    ).toEqual([
      '$299, 400 sq ft, 2, park',
      '$269, 400 sq ft, 2, park',
      '$329, 400 sq ft, 2, ocean',
      '$299, 400 sq ft, 2, ocean',
      '$369, 500 sq ft, 4, park',
      '$299, 450 sq ft, 4, park',
      '$349, 500 sq ft, 6, ocean',
      '$319, 500 sq ft, 6, park',
      '$389, 550 sq ft, 6, park',
      '$499, 600 sq ft, 4, ocean',
      '$389, 550 sq ft, 6, park',
    ]);
    expect([...new Set(rooms.map(({ tier }) => tier))].sort()).toEqual(['$$', '$$$', '$$$$']);
  });

  it('are filtered to so many', () => {
    expect(roomFilters.map((filter) => `${filter} ${matchingRooms(rooms, filter).length}`)).toEqual([
      'all 11',
      'ocean 4',
      'park 7',
      'kitchenette 6',
      'suite 4',
      'king 7',
      'queen 4',
    ]);
  });

  it('have three of them featured, and three on the home page', () => {
    expect(roomsContent.featuredRooms.map(({ room }) => room.slug)).toEqual([
      'swamis-peak-suite',
      'shore-thing-king-with-kitchenette',
      'the-enci-king-suite-with-kitchenette',
    ]);
    expect(homeContent.rooms.rooms.map(({ slug }) => slug).sort()).toEqual([
      'shore-thing-king',
      'swamis-peak-suite',
      'the-enci-king',
    ]);
  });

  it('have four testimonials', () => {
    expect(testimonials).toHaveLength(4);
    expect(monthLabel(testimonials[0]?.date ?? '')).toBe('May 2026');
  });

  it('name the top suite by its bed, size, kitchenette and tub', async () => {
    const { facts, featuredAmenities } = roomPages['swamis-peak-suite'] as RoomPage;
    expect(facts.map(({ value }) => value)).toEqual(['King Bed', '600 sq ft', 'Kitchenette', 'Soaking Tub']);
    expect(titlesOf(featuredAmenities)).toEqual(['Luxury Bathroom', 'Panoramic Views', 'Kitchenette']);
  });

  it('name the accessible suite by its beds, access, size and kitchenette', async () => {
    const slug = 'the-handi-enci-double-queen-suite-with-kitchenette';
    const page = roomPages[slug] as RoomPage;
    expect(page.facts.map(({ value }) => value)).toEqual([
      '2 Queen Beds',
      'ADA Accessible',
      '550 sq ft',
      'Kitchenette',
    ]);
    expect(titlesOf(page.featuredAmenities)).toEqual([
      'ADA Accessible',
      'Fully Equipped Kitchenette',
      'Private Balcony',
    ]);
    expect(page.roomFeatures).toEqual([
      'Two queen beds with luxury linens',
      'Park-view private balcony',
      'ADA accessible features',
      'Fully equipped kitchenette',
      'First-floor convenience',
      '55-inch TV',
      'High-speed Wi-Fi',
      'In-room safe',
      'Accessible work desk and chair',
      'Accessible bathroom features',
    ]);
    expect(page.roomAmenities).toHaveLength(11);
    expect(page.extraHero).toBeDefined();
  });

  it('say in their price what it includes, and in their card what the asterisk means', async () => {
    const words = wordsOf(await htmlOf('/room/swamis-peak-suite/'));
    expect(words).toContain('$499 a night, amenity fee included, before tax');
    expect(words).toContain('* Included with $15/night amenity fee.');
    expect(words).toContain('View All Rooms');
  });
});

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

describe('messages', () => {
  it('read to the letter as the error catalogue has them', () => {
    expect(messages).toMatchObject({
      newsletter: {
        submitting: 'Subscribing...',
        success: 'Successfully subscribed to newsletter!',
        failure: 'Failed to subscribe. Please try again.',
        unreachable: 'Failed to subscribe. Please try again later.',
      },
      contact: {
        submitting: 'Sending...',
        success: "Message sent successfully! We'll be in touch soon.",
        failure: 'Failed to send message',
        unreachable: 'Something went wrong. Please try again.',
      },
      group: {
        errorTitle: 'Oops!',
        missingFields: 'Please fill in all required fields.',
        successTitle: 'Thank You!',
      },
      optOut: {
        successTitle: 'Request Received',
        success:
          'Thank you for submitting your request. We have received it and will process it according to applicable laws.',
      },
      cookies: { saved: 'Your preferences have been saved successfully.' },
      rooms: { noneMatch: 'No rooms match your filter' },
      pageError: 'Unexpected Application Error!',
      noRoot: 'Failed to find root element',
      videoFailed: 'Video autoplay failed',
    });
    expect(messages.optOut.confirmationTo('june@example.com')).toBe(
      'You will receive a confirmation email shortly at june@example.com.',
    );
  });
});

describe('titles', () => {
  it('of rooms name what a guest types: view, bed and town', async () => {
    for (const { slug, view, bedType } of rooms) {
      const [title = ''] = titleOf((await request(app).get(roomPath(slug))).text);
      const bed = bedType === 'king' ? /\bking\b/i : /\bqueen\b/i;
      for (const word of [new RegExp(`\\b${view}\\b`, 'i'), bed, new RegExp(site.address.city)])
        expect(title).toMatch(word);
    }
  });

  it('and descriptions of pages about the hotel name the town', async () => {
    const legal: readonly string[] = [
      ...[pages.privacy.path, pages.terms.path, pages['do-not-sell'].path, pages['opt-out'].path],
    ];
    for (const path of indexedPaths.filter((each) => !legal.includes(each))) {
      const { text } = await request(app).get(path);
      expect([path, titleOf(text)[0], descriptionOf(text)[0]].join(' ')).toContain(site.address.city);
    }
  });
});
