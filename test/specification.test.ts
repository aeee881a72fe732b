/**
 * These files alone know the sample hotel: here its prices, counts and texts as its specification fixes them, its pages in
 * specification-pages.test.ts. Whoever makes the site their own deletes them; every other test reads what it expects from
 * the content.
 */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from './support/app';
import {
  bookingLink,
  homeContent,
  hotel,
  indexedPaths,
  matchingRooms,
  messages,
  mobileBookingLink,
  monthLabel,
  pagePaths,
  pages,
  type RoomPage,
  redirects,
  roomFilters,
  roomPages,
  roomPath,
  roomSlugs,
  rooms,
  roomsContent,
  site,
  testimonials,
} from './support/content';
import { descriptionOf, readable, titleOf, wordsOf } from './support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const htmlOf = async (path: string) => readable((await request(app).get(path)).text);

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
