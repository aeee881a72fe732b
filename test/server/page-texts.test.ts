import { directionsTo } from '../../shared/places';
import { differenceLabel } from '../../shared/roomDifference';
import { upperFirst } from '../../shared/words';
import {
  aboutContent,
  bedLabel,
  bedsLabel,
  bookingLink,
  galleryContent,
  homeContent,
  labels,
  map,
  neighborhoodContent,
  occupancyLabel,
  outside,
  pages,
  rateLabel,
  roomContent,
  roomPages,
  roomPath,
  rooms,
  roomsContent,
  site,
  sizeLabel,
  viewLabel,
} from '../support/content';
import { all, wordsOf } from '../support/html';
import { attributes, expectInOrder, htmlOf, mainOf } from '../support/page-html';

const policies = [pages.privacy.path, pages.terms.path, pages['do-not-sell'].path, pages['opt-out'].path];

describe('links', () => {
  /** Links in <main>: URL, and whether they open a new tab without an opener. */
  const linksOf = async (path: string) =>
    all(await mainOf(path), /<a\s([^>]*)>/g).map((tag) => ({
      href: attributes(` ${tag}`, 'href')[0] ?? '',
      isInNewTab: tag.includes('target="_blank"'),
      hasNoOpener: tag.includes('rel="noopener"'),
    }));

  it.each<[string, readonly string[]]>([
    [pages.about.path, [aboutContent.closing.book.to, aboutContent.closing.contact.to]],
    [
      pages.home.path,
      [
        ...[pages.rooms.path, pages.groups.path, pages.neighborhood.path],
        ...homeContent.rooms.rooms.map(({ slug }) => roomPath(slug)),
      ],
    ],
    [
      pages.contact.path,
      [
        site.phone.href,
        `mailto:${site.email}`,
        outside.map,
        ...Object.values(directionsTo(site.fullName, [site.address.street, site.address.city])).map(
          (href) => new URL(href).origin,
        ),
      ],
    ],
    [
      pages.neighborhood.path,
      neighborhoodContent.categories.flatMap(({ places }) =>
        places.flatMap(({ name, address, url }) => [
          ...(url ? [url] : []),
          ...Object.values(directionsTo(name, address)),
        ]),
      ),
    ],
    [pages.groups.path, [pages.privacy.path]],
    [
      pages.rooms.path,
      [bookingLink, '#rooms', outside.reviews, site.phone.href, ...rooms.map(({ slug }) => roomPath(slug))],
    ],
    [pages.privacy.path, [site.phone.href]],
    ...policies.map(
      (path) => [path, policies.filter((other) => other !== path)] as [string, readonly string[]],
    ),
  ])('of %s have their targets, external ones in a new tab without an opener', async (path, hrefs) => {
    const links = await linksOf(path);
    const missing = hrefs.filter((wanted) => !links.some(({ href }) => href.startsWith(wanted)));
    expect(missing).toEqual([]);
    const outward = links.filter(({ href }) => href.startsWith('https:') && href !== bookingLink);
    expect(outward.filter(({ isInNewTab, hasNoOpener }) => !(isInNewTab && hasNoOpener))).toEqual([]);
  });

  it('of every photo on Home lead to the gallery, and those of the gallery to the full picture', async () => {
    const home = await linksOf(pages.home.path);
    expect(home.filter(({ href }) => href === pages.gallery.path)).toHaveLength(
      homeContent.gallery.photos.length + 1,
    );
    const grid = /<div class="photo-grid.*?<\/ul>/.exec(await mainOf(pages.gallery.path))?.[0] ?? '';
    const photos = galleryContent.photos.map(({ picture }) => picture);
    expect(attributes(grid, 'alt')).toEqual(photos.map(({ alt }) => alt));
    expect(attributes(grid, 'href')).toEqual(photos.map(() => expect.stringMatching(/^\/media\/.*\.webp$/)));
    expect(new Set(attributes(grid, 'href')).size).toBe(photos.length);
  });

  it('between the policies are after each of them', async () => {
    for (const path of policies) {
      const related = /<ul class="[^"]*related-links[^"]*">.*?<\/ul>/.exec(await mainOf(path))?.[0] ?? '';
      expect(attributes(related, 'href').sort()).toEqual(policies.filter((other) => other !== path).sort());
    }
  });
});

describe('the drawings', () => {
  it('of the walk to the beach has its texts', async () => {
    const html = await mainOf(pages.contact.path);
    expect(attributes(html, 'aria-label')).toContain(map.walk.alt);
    expectInOrder(
      wordsOf(html),
      map.walk.words.map(({ text }) => text),
    );
  });

  it('of the town has a description of each place, and links from numbers to entries', async () => {
    const html = await mainOf(pages.neighborhood.path);
    const places = neighborhoodContent.categories.flatMap((category) => category.places);
    expectInOrder(
      wordsOf(html),
      places.map(({ why }) => why),
    );
    for (const { id } of places) expect(html).toContain(`href="#place-${id}"`);
  });
});

describe('the home page', () => {
  it('has a stay form with two native dates for a new tab without an opener, and no film before hydration', async () => {
    const html = await htmlOf(pages.home.path);
    const [form = ''] = /<form class="stay [^>]*>.*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/book"/);
    expect(form).toMatch(/^<form[^>]* target="_blank"/);
    expect(form).toMatch(/^<form[^>]* rel="noopener"/);
    expect(all(form, /(type="date")/g)).toHaveLength(2);
    expect(html).not.toContain('<video');
  });
});

describe('the cards of the Rooms page', () => {
  it('have view, name, price and facts, and link to the room', async () => {
    const cards = all(await mainOf(pages.rooms.path), /<li class="room-card[^>]*>(.*?)<\/li>/g);
    expect(cards).toHaveLength(rooms.length);
    for (const [index, room] of rooms.entries()) {
      const card = cards[index] ?? '';
      expectInOrder(wordsOf(card), [viewLabel(room), room.name, rateLabel(room), sizeLabel(room)]);
      expect(attributes(card, 'href')).toEqual([roomPath(room.slug)]);
      expect(card).toContain(' translate="no"');
      const icons = attributes(card, 'aria-label')[0]?.split(', ');
      expect(icons).toEqual([
        upperFirst(room.view.phrase),
        room.bedType === 'king' ? 'King bed' : 'Two queen beds',
        ...(room.hasKitchenette ? ['Kitchenette'] : []),
        ...(room.isSuite ? ['Suite'] : []),
        ...['Wi-Fi', 'TV', 'Balcony'],
      ]);
      expect(all(card, /(<svg class="icon")/g)).toHaveLength(icons?.length ?? 0);
      expect(attributes(card, 'width').at(-1)).toBe(`${Math.min(room.price, 500)}`);
    }
  });

  it('are after the featured rooms, each a slide with name and number', async () => {
    const slides = attributes(await mainOf(pages.rooms.path), 'aria-label');
    const { featuredRooms } = roomsContent;
    expect(slides).toEqual(
      expect.arrayContaining(
        featuredRooms.map(({ room }, index) => {
          const name = rooms.find(({ slug }) => slug === room)?.name;
          return `${index + 1} of ${featuredRooms.length}: ${name}`;
        }),
      ),
    );
  });

  it('are all compared without JavaScript', async () => {
    const table = /<table.*?<\/table>/.exec(await mainOf(pages.rooms.path))?.[0] ?? '';
    const rows = all(table, /<tr[^>]*>(.*?)<\/tr>/g).map((row) =>
      all(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/g).map((cell) => wordsOf(cell).trim()),
    );
    const of = (heading: string) => rows.find(([first]) => first === heading)?.slice(1);
    expect(of('Price')).toEqual(rooms.map(rateLabel));
    expect(of('Size')).toEqual(rooms.map((room) => sizeLabel(room)));
    expect(of('Sleeps')).toEqual(rooms.map((room) => `${occupancyLabel(room)}: ${bedsLabel(room)}`));
    expect(of('Bed')).toEqual(rooms.map(bedLabel));
    expect(of('View')).toEqual(rooms.map(viewLabel));
    expect(of('Kitchenette')).toEqual(rooms.map(({ hasKitchenette }) => (hasKitchenette ? 'Yes' : 'No')));
    expect(of('Balcony')).toEqual(rooms.map(({ balcony }) => balcony));
    expect(of('Plan')).toEqual(rooms.map((room) => `${sizeLabel(room)}, ${sizeLabel(room, 'meters')}`));
  });
});

describe.each(rooms)('the page of $name', (room) => {
  const content = roomPages[room.slug];
  let html = '';
  beforeAll(async () => {
    html = await mainOf(roomPath(room.slug));
  });
  /** HTML of a part, up to the next part. */
  const part = (start: string, end: string) =>
    html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));

  it('has three similar rooms with price and differences, and once what a rate includes', () => {
    const cards = part('id="rooms-like-this"', '</section>');
    const { heading, words } = roomContent.likeThis;
    expectInOrder(wordsOf(cards.slice(cards.indexOf('>') + 1)), [
      heading,
      ...(content?.likeThis.flatMap((other) => [
        other.name,
        `${rateLabel(other)} a night`,
        differenceLabel(room, other, words, labels),
      ]) ?? []),
    ]);
    expect(attributes(cards, 'href')).toEqual(content?.likeThis.map(({ slug }) => roomPath(slug)));
    expect(cards.split(site.rateNote)).toHaveLength(2);
  });
});
