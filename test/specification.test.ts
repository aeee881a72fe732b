/** Fixed by the code, independent of content/: URLs, messages, and the order of a layout's parts. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from './support/app';
import {
  aboutContent,
  bookingLink,
  careersContent,
  contactContent,
  doNotSellPolicy,
  groupsContent,
  homeContent,
  messages,
  mobileBookingLink,
  neighborhoodContent,
  notFoundContent,
  pagePaths,
  pages,
  priceLabel,
  privacyPolicy,
  questions,
  type Room,
  redirects,
  roomPath,
  roomSlugs,
  rooms,
  sectionsOf,
  site,
  stayPolicy,
  termsPolicy,
  unknownPath,
} from './support/content';
import { all, insideLinks, readable } from './support/html';
import { textsOf } from './support/sample';

const { content: files } = textsOf();
const jsonOf = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const mainOf = async (path: string) =>
  readable((await request(app).get(path)).text)
    .replace(/^.*<main/, '')
    .replace(/<\/main>.*$/, '');
const wordsIn = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the addresses', () => {
  it('of pages are these', () => {
    // Each offer and each block of rooms has a page as well.
    expect(pagePaths.filter((path) => !/^\/(offers|groups)\//.test(path))).toEqual([
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
    ]);
    expect(roomPath('sea-room')).toBe('/room/sea-room/');
  });

  const aliases = [
    ['/about-us', '/about/'],
    ['/rooms', '/rooms-suites'],
    ['/terms-conditions', '/terms'],
    ['/do-not-sell-my-personal-information', '/do-not-sell'],
  ];
  /** Former and trailing-slash paths in the files of rooms. */
  const roomFiles = [...files.keys()]
    .filter((file) => file.startsWith('rooms/'))
    .map((file) => ({
      slug: file.slice('rooms/'.length, -'.json'.length),
      ...(jsonOf(file) as { formerSlugs?: string[]; slashRequired?: true; hidden?: boolean }),
    }));
  const former = roomFiles.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.map((old) => [`/room/${old}`, roomPath(slug)]),
  );
  const removed = (jsonOf('removed-rooms.json') as { slugs: string[] }).slugs.map((slug) => [
    `/room/${slug}`,
    '/rooms-suites',
  ]);
  const slashed = roomFiles.flatMap(({ slug, slashRequired }) =>
    slashRequired ? [[`/room/${slug}`, roomPath(slug)]] : [],
  );

  it('that redirect are aliases and those that rooms had, with and without a slash, and no others', () => {
    const both = [...aliases, ...former, ...removed].flatMap(([from = '', to = '']) => [
      [from, to],
      [`${from}/`, to],
    ]);
    expect([...redirects].sort()).toEqual([...both, ...slashed].sort());
  });

  it.each(aliases)('%s leads to %s', async (from, to) => {
    const { status, headers } = await request(app).get(`${from}/`);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it('of the booking engine have the parameters of the content, with additional ones in the phone menu', () => {
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
  it('match the error catalog literally', () => {
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

describe('the layout', () => {
  const [slug = ''] = roomSlugs;
  const headings = (list: readonly { heading: string }[]) => list.map(({ heading }) => heading);
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  const { retro, location, local } = aboutContent;

  it.each<[string, readonly string[]]>([
    [pages.home.path, headings([homeContent.rooms, homeContent.groups ?? [], homeContent.gallery].flat())],
    [
      pages.groups.path,
      [
        groupsContent.occasions.heading,
        ...titles(groupsContent.occasions.cards),
        groupsContent.testimonials.heading,
        groupsContent.request.heading,
      ],
    ],
    [
      pages.about.path,
      [
        ...headings([aboutContent.legacy, retro, location]),
        ...titles([location.inRoom, location.property]),
        local.heading,
        ...titles(local.tiles),
      ],
    ],
    [pages.neighborhood.path, titles(neighborhoodContent.categories)],
    [
      pages.contact.path,
      [contactContent.card.heading, contactContent.form.heading, contactContent.directions.heading],
    ],
    [pages.faq.path, headings(questions.topics)],
    [pages.careers.path, headings([careersContent.positions, careersContent.howToApply])],
    [pages.privacy.path, headings(sectionsOf(privacyPolicy))],
    [pages.terms.path, headings([...sectionsOf(termsPolicy), ...sectionsOf(stayPolicy)])],
    [pages['do-not-sell'].path, headings(sectionsOf(doNotSellPolicy))],
    ['/style-guide', ['Typography', 'Buttons', 'Color Palette', 'Borders & Radius']],
    [roomPath(slug), ['Room Features', 'Room Amenities', 'Featured Amenities', 'Hotel Amenities']],
  ])('of %s has its sections in order', async (path, sections) => {
    const found = all(await mainOf(path), /<h[1-6][^>]*>(.*?)<\/h[1-6]>/g).map(wordsIn);
    expect(found.filter((heading) => sections.includes(heading))).toEqual(sections);
  });

  it('has links on the not-found page', async () => {
    const { home, links } = notFoundContent;
    const found = all(await mainOf(unknownPath), /(<a .*?<\/a>)/g);
    expect(found.map((link) => [wordsIn(link), insideLinks(link)[0]])).toEqual(
      [home, ...links].map(({ label, to }) => [label, to]),
    );
  });

  it('has a room’s rate with what it includes, and a link to all rooms', async () => {
    const html = await mainOf(roomPath(slug));
    for (const words of [priceLabel(rooms[0] as Room), site.rateNote, 'View All Rooms'])
      expect(wordsIn(html)).toContain(words);
  });
});
