/** Values that the specification fixes, independent of content/: URLs, messages, and the order of sections. */

import { all, wordsOf } from './support/html';
import { mainOf } from './support/page-html';
import {
  bookingLink,
  messages,
  mobileBookingLink,
  pageContent,
  pagePaths,
  pages,
  roomPath,
  roomSlugs,
  site,
} from './support/sample-content';

describe('URLs', () => {
  it('match the specification', () => {
    const specified = [
      '/',
      '/rooms-suites',
      '/offers',
      '/gallery',
      '/group-accommodations',
      '/neighborhood',
      '/about',
      '/contact',
      '/faq',
      '/accessibility',
      '/privacy-policy',
      '/terms',
      '/do-not-sell',
      '/opt-out-preferences',
      '/careers',
      '/unsubscribe',
      '/book',
      '/style-guide',
      '/test-nav',
    ];
    expect(pagePaths).toEqual(expect.arrayContaining(specified));
    expect(roomPath('sea-room')).toBe('/room/sea-room/');
  });

  it('for the booking engine have the content’s parameters, plus extra ones in the mobile menu', () => {
    const { engine, parameters, mobileMenuParameters } = site.booking;
    const read = (link: string) => {
      const url = new URL(link);
      return [`${url.origin}${url.pathname}`, Object.fromEntries(url.searchParams)];
    };
    expect(read(bookingLink)).toEqual([engine, parameters]);
    expect(read(mobileBookingLink)).toEqual([engine, { ...parameters, ...mobileMenuParameters }]);
  });
});

describe('messages', () => {
  it('match the error catalog exactly', () => {
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

describe('a page', () => {
  const [slug = ''] = roomSlugs;
  const headings = (list: readonly { heading: string }[]) => list.map(({ heading }) => heading);
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  const { legacy, retro, location, local } = pageContent('about');
  const { rooms, groups, gallery } = pageContent('home');
  const { occasions, testimonials, request } = pageContent('groups');
  const { card, form, directions } = pageContent('contact');
  const { positions, howToApply } = pageContent('careers');

  it.each<[string, readonly string[]]>([
    [pages.home.path, headings([rooms, groups ?? [], gallery].flat())],
    [
      pages.groups.path,
      [occasions.heading, ...titles(occasions.cards), testimonials.heading, request.heading],
    ],
    [
      pages.about.path,
      [
        ...headings([legacy, retro, location]),
        ...titles([location.inRoom, location.property]),
        local.heading,
        ...titles(local.tiles),
      ],
    ],
    [pages.neighborhood.path, titles(pageContent('neighborhood').categories)],
    [pages.contact.path, headings([card, form, directions])],
    [pages.careers.path, headings([positions, howToApply])],
    ['/style-guide', ['Typography', 'Buttons', 'Color Palette', 'Borders & Radius']],
    [roomPath(slug), ['Room Features', 'Room Amenities', 'Featured Amenities', 'Hotel Amenities']],
  ])('%s has its sections in order', async (path, sections) => {
    const found = all(await mainOf(path), /<h[1-6][^>]*>(.*?)<\/h[1-6]>/g).map(wordsOf);
    expect(found.filter((heading) => sections.includes(heading))).toEqual(sections);
  });
});
