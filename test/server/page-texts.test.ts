import type { RequestListener } from 'node:http';
import request from 'supertest';
import { formRules } from '../../shared/formRules';
import { directionsTo } from '../../shared/places';
import { squareMetersLabel } from '../../shared/plan';
import { differenceLabel } from '../../shared/roomsLikeThis';
import { siteApp } from '../support/app';
import {
  aboutContent,
  bedLabel,
  bookingLink,
  careersContent,
  contactContent,
  dateLabel,
  distanceLabel,
  doNotSellContent,
  doNotSellPolicy,
  galleryContent,
  groupsContent,
  homeContent,
  hotel,
  jobs,
  map,
  monthLabel,
  neighborhoodContent,
  occupancyLabel,
  optOutContent,
  outside,
  pages,
  payLabel,
  plainText,
  priceLabel,
  privacyContent,
  privacyPolicy,
  questions,
  roomContent,
  roomPages,
  roomPath,
  rooms,
  roomsContent,
  sectionsOf,
  site,
  sizeLabel,
  termsPolicy,
  testimonials,
  viewLabel,
} from '../support/content';
import { all, readable, wordsOf } from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const htmlOf = async (path: string) => readable((await request(app).get(path)).text);
/** What lies between a page's header and its footer. */
const mainOf = async (path: string) => (/<main.*<\/main>/.exec(await htmlOf(path)) ?? [''])[0];

/** The first of some texts that does not follow those before it, with what stands there instead; none where all do. */
function outOfOrder(words: string, texts: readonly string[]): string[] {
  let from = 0;
  for (const text of texts.map((each) => each.replace(/\s+/g, ' ').trim())) {
    const at = words.indexOf(text, from);
    if (at < 0) return [text, words.slice(from, from + 200)];
    from = at + text.length;
  }
  return [];
}
const expectInOrder = (words: string, texts: readonly string[]) =>
  expect(outOfOrder(words, texts)).toEqual([]);

const attributes = (html: string, name: string) => all(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
const headings = (html: string) =>
  all(html, /<h[1-3][^>]*>(.*?)<\/h[1-3]>/g).map((text) => text.replace(/<[^>]+>/g, ''));

const policies = [pages.privacy.path, pages.terms.path, pages['do-not-sell'].path, pages['opt-out'].path];

describe('the texts of a page, in their order', () => {
  const about = [
    aboutContent.hero.title,
    aboutContent.legacy.heading,
    aboutContent.retro.heading,
    ...aboutContent.retro.cards.map(({ title }) => title),
    aboutContent.location.heading,
    aboutContent.location.inRoom.title,
    ...aboutContent.location.inRoom.items,
    aboutContent.location.property.title,
    ...aboutContent.location.property.items,
    aboutContent.local.heading,
    ...aboutContent.local.tiles.map(({ title }) => title),
    aboutContent.stay.heading,
    ...aboutContent.stay.topics.map(({ title }) => title),
    aboutContent.closing.heading,
    aboutContent.closing.book.label,
    aboutContent.closing.contact.label,
  ];
  const groups = [
    groupsContent.hero.title,
    groupsContent.occasions.heading,
    ...groupsContent.occasions.cards.map(({ title }) => title),
    groupsContent.testimonials.heading,
    ...groupsContent.testimonials.items.map(({ text }) => text),
    groupsContent.features.heading,
    ...groupsContent.features.items.map(({ title }) => title),
    groupsContent.planning.heading,
    ...groupsContent.planning.topics.map(({ title }) => title),
    groupsContent.request.heading,
  ];
  const careers = [
    careersContent.hero.title,
    ...jobs.departments,
    ...jobs.locations,
    ...jobs.jobs.flatMap((job) => [job.title, job.department, job.location, payLabel(job)]),
    ...careersContent.values.items.map(({ title }) => title),
    ...careersContent.howToApply.steps.map(({ title }) => title),
  ];
  const policy = (heading: string, sections: readonly { heading: string }[]) => [
    heading,
    ...sections.map((section) => section.heading),
  ];

  it.each<[string, readonly string[]]>([
    [pages.about.path, about],
    [pages.about.path, [`${site.builtYear}`]],
    [pages.groups.path, groups],
    [pages.careers.path, careers],
    [pages.careers.path, [careersContent.howToApply.note]],
    [pages.careers.path, jobs.jobs.map(({ description }) => description)],
    [
      pages.neighborhood.path,
      [
        neighborhoodContent.hero.title,
        ...neighborhoodContent.categories.flatMap(({ title, places }) => [
          title,
          ...places.flatMap((place) => [place.name, distanceLabel(place), ...place.address]),
        ]),
      ],
    ],
    [pages.neighborhood.path, [map.caption]],
    [
      pages.contact.path,
      [
        contactContent.title,
        site.address.street,
        site.address.city,
        site.address.region,
        site.address.postalCode,
        contactContent.card.mapLink,
      ],
    ],
    [
      pages.contact.path,
      questions.topics.flatMap((topic) => [
        topic.heading,
        ...topic.questions.flatMap(({ question, answer }) => [question, plainText(answer)]),
      ]),
    ],
    [
      pages.gallery.path,
      [galleryContent.hero.title, galleryContent.hero.subtitle, galleryContent.intro.heading],
    ],
    [
      pages.rooms.path,
      testimonials.flatMap(({ rating, text, author, location, date, room }) => [
        text,
        author,
        location,
        monthLabel(date),
        `${rating} out of 5`,
        room.name,
      ]),
    ],
    [pages.rooms.path, [site.ratesNote, ...roomsContent.amenities.columns.map(({ title }) => title)]],
    [pages['opt-out'].path, [optOutContent.heading, optOutContent.subtitle, optOutContent.manage.heading]],
    [pages['do-not-sell'].path, policy('', sectionsOf(doNotSellPolicy))],
    [pages.terms.path, [dateLabel(privacyContent.updated), ...policy('', sectionsOf(termsPolicy))]],
    [
      pages.privacy.path,
      [
        dateLabel(privacyContent.updated),
        ...privacyPolicy.groups.flatMap(({ label, sections }) => policy(label, sections)),
      ],
    ],
    [pages.privacy.path, [privacyContent.aboutUs.heading, site.addressLine]],
  ])('of %s, %#', async (path, texts) => {
    expectInOrder(wordsOf(await mainOf(path)), texts);
  });
});

describe('links', () => {
  /** Every link of a page's own part: its address, and whether it opens in a tab without an opener. */
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
  ])(
    'of %s lead where its texts say, and out of the site in a tab without an opener',
    async (path, hrefs) => {
      const links = await linksOf(path);
      const missing = hrefs.filter((wanted) => !links.some(({ href }) => href.startsWith(wanted)));
      expect(missing).toEqual([]);
      const outward = links.filter(({ href }) => href.startsWith('https:') && href !== bookingLink);
      expect(outward.filter(({ isInNewTab, hasNoOpener }) => !(isInNewTab && hasNoOpener))).toEqual([]);
    },
  );

  it('of every photo on Home lead to the gallery, and those of the gallery to the whole picture', async () => {
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

  it('between the policies follow each of them', async () => {
    for (const path of policies) {
      const related = /<ul class="related-links">.*?<\/ul>/.exec(await mainOf(path))?.[0] ?? '';
      expect(attributes(related, 'href').sort()).toEqual(policies.filter((other) => other !== path).sort());
    }
  });
});

describe.each(Object.entries(formRules))('the %s form', (name, rules) => {
  const path = {
    contact: pages.contact.path,
    newsletter: pages.home.path,
    'group-request': pages.groups.path,
    'opt-out': pages['do-not-sell'].path,
  }[name as keyof typeof formRules];
  const types: Record<string, string> = { box: 'checkbox', line: 'text', text: 'textarea' };

  it('has the fields of its rules in inputs of their kind, requires the same, and ticks no box', async () => {
    const delivering = await siteApp({ DELIVER_LOCAL_FORMS: 'true' });
    const html = readable((await request(delivering).get(path)).text);
    const [form = ''] = new RegExp(`<form[^>]*action="/api/${name}#.*?</form>`).exec(html) ?? [];
    const fields = all(form, /<((?:input|textarea)[^>]*)>/g).filter((tag) => !tag.includes('type="hidden"'));
    const shown = fields.map((tag) => {
      const [field = ''] = attributes(tag, 'name');
      const type = tag.startsWith('textarea') ? 'textarea' : (attributes(tag, 'type')[0] ?? 'text');
      return [field, type, / required=""/.test(tag)] as const;
    });
    expect(new Map(shown.map(([field, ...rest]) => [field, rest]))).toEqual(
      new Map(
        Object.entries<{ kind: string; help?: string }>(rules).map(([field, { kind, help }]) => [
          field,
          [field === 'phone' ? 'tel' : (types[kind] ?? kind), help !== undefined],
        ]),
      ),
    );
    expect(form).not.toMatch(/ (checked|min|max)=/);
    expect(form).toContain(`href="${pages.privacy.path}`);
  });
});

describe('forms that no server takes', () => {
  it('ask without JavaScript to call or write instead, and let nothing into the address', async () => {
    const asks = [
      [pages.groups.path, groupsContent.request.withoutScript],
      [pages['do-not-sell'].path, doNotSellContent.form.withoutScript[0]],
    ] as const;
    for (const [path, words] of asks) {
      const html = await mainOf(path);
      const note = all(html, /<noscript>(.*?)<\/noscript>/g).join();
      expect(wordsOf(note)).toContain(words);
      expect(attributes(note, 'href').filter((href) => /^(tel|mailto):/.test(href)).length).toBeGreaterThan(
        0,
      );
      expect(html).toMatch(/<form[^>]* method="dialog"/);
    }
  });
});

describe('the cards of the Rooms page', () => {
  it('say view, name, price and facts, and lead to the room', async () => {
    const cards = all(await mainOf(pages.rooms.path), /<li class="room-card[^>]*>(.*?)<\/li>/g);
    expect(cards).toHaveLength(rooms.length);
    for (const [index, room] of rooms.entries()) {
      const card = cards[index] ?? '';
      expectInOrder(wordsOf(card), [viewLabel(room), room.name, priceLabel(room), sizeLabel(room)]);
      expect(attributes(card, 'href')).toEqual([roomPath(room.slug)]);
      const icons = attributes(card, 'aria-label')[0]?.split(', ');
      expect(icons).toEqual([
        room.view === 'ocean' ? 'Ocean view' : 'Park view',
        room.bedType === 'king' ? 'King bed' : 'Two queen beds',
        ...(room.hasKitchenette ? ['Kitchenette'] : []),
        ...(room.isSuite ? ['Suite'] : []),
        ...['Wi-Fi', 'TV', 'Balcony'],
      ]);
      expect(all(card, /(<svg class="icon")/g)).toHaveLength(icons?.length ?? 0);
      expect(attributes(card, 'width').at(-1)).toBe(`${Math.min(room.price, 500)}`);
    }
  });

  it('come after the featured rooms, each a slide by name and number', async () => {
    const slides = attributes(await mainOf(pages.rooms.path), 'aria-label');
    const { featuredRooms } = roomsContent;
    expect(slides).toEqual(
      expect.arrayContaining(
        featuredRooms.map(({ room }, index) => `${index + 1} of ${featuredRooms.length}: ${room.name}`),
      ),
    );
  });

  it('are compared without a script, all of them', async () => {
    const table = /<table.*?<\/table>/.exec(await mainOf(pages.rooms.path))?.[0] ?? '';
    const rows = all(table, /<tr[^>]*>(.*?)<\/tr>/g).map((row) =>
      all(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/g).map((cell) => wordsOf(cell).trim()),
    );
    const of = (heading: string) => rows.find(([first]) => first === heading)?.slice(1);
    expect(of('Price')).toEqual(rooms.map(priceLabel));
    expect(of('Size')).toEqual(rooms.map(sizeLabel));
    expect(of('Sleeps')).toEqual(rooms.map(occupancyLabel));
    expect(of('Bed')).toEqual(rooms.map(bedLabel));
    expect(of('View')).toEqual(rooms.map(viewLabel));
    expect(of('Kitchenette')).toEqual(rooms.map(({ hasKitchenette }) => (hasKitchenette ? 'Yes' : 'No')));
    expect(of('Balcony')).toEqual(rooms.map(({ balcony }) => balcony));
    expect(of('Plan')).toEqual(rooms.map((room) => `${sizeLabel(room)}, ${squareMetersLabel(room.size)}`));
  });
});

describe.each(rooms)('the page of $name', (room) => {
  const content = roomPages[room.slug];
  let html = '';
  beforeAll(async () => {
    html = await mainOf(roomPath(room.slug));
  });
  /** The part of a class, as far as the next part. */
  const part = (start: string, end: string) =>
    html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));

  it('says what the room is and what it has', () => {
    if (!content) throw new Error('a room without a page');
    const words = wordsOf(html);
    expectInOrder(words, [
      room.name,
      content.subtitle,
      ...content.facts.map(({ value }) => value),
      'Sleeps',
      occupancyLabel(room),
    ]);
    expectInOrder(words, [content.heading, ...content.intro]);
    for (const list of [
      content.roomFeatures,
      content.roomAmenities,
      content.details,
      content.featuredAmenities.flatMap(({ title, text }) => [title, text]),
    ])
      expectInOrder(words, list);
    expectInOrder(words, [
      ...hotel.amenities.map(({ text, fee }) => (fee ? `${text}*` : text)),
      `* ${hotel.amenityFeeNote}`,
    ]);
    expect(words).toContain(hotel.petPolicy);
    expectInOrder(
      words,
      hotel.accessibility.measures.flatMap(({ label, value }) => [label, value]),
    );
    expect(words.split(`${priceLabel(room)} ${site.rateNote}`).length - 1).toBeGreaterThanOrEqual(3);
    expect(headings(html)[0]).toBe(room.name);
  });

  it('has each picture of its gallery, as a link to the whole of it', () => {
    const gallery = part('room-gallery__slides', 'room-gallery__thumbnails');
    const links = attributes(gallery, 'href');
    expect(new Set(links).size).toBe(content?.gallery.length);
    expectInOrder(gallery, content?.gallery.map(({ alt }) => `alt="${alt}"`) ?? []);
  });

  it('is booked outside in a new tab, or by phone, and leads to all rooms', () => {
    const tags = all(html, /<a\s([^>]*)>/g);
    const booking = tags.filter((tag) => tag.includes(`href="${bookingLink}"`));
    expect(booking).toHaveLength(4);
    for (const tag of booking)
      expect(tag).toMatch(/target="_blank".*rel="noopener"|rel="noopener".*target="_blank"/);
    expect(html.split(`href="${site.phone.href}"`).length).toBeGreaterThan(2);
    expect(attributes(html, 'href')).toContain(`${pages.rooms.path}/`);
  });

  it('names three others like it by price and what differs, and says once what a rate includes', () => {
    const cards = part('id="rooms-like-this"', '</section>');
    const { heading, words } = roomContent.likeThis;
    expectInOrder(wordsOf(cards.slice(cards.indexOf('>') + 1)), [
      heading,
      ...(content?.likeThis.flatMap((other) => [
        other.name,
        `${priceLabel(other)} a night`,
        differenceLabel(room, other, words, hotel.accessibility.room),
      ]) ?? []),
    ]);
    expect(attributes(cards, 'href')).toEqual(content?.likeThis.map(({ slug }) => roomPath(slug)));
    expect(cards.split(site.rateNote)).toHaveLength(2);
  });
});

describe('the drawings', () => {
  it('of the walk to the sand has its words', async () => {
    const html = await mainOf(pages.contact.path);
    expect(attributes(html, 'aria-label')).toContain(map.walk.alt);
    expectInOrder(
      wordsOf(html),
      map.walk.words.map(({ text }) => text),
    );
  });

  it('of the town says of each place why to go, and leads from its number to its entry', async () => {
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
  it('asks for a stay by two native dates in a new tab without an opener, and has no film before its script', async () => {
    const html = await htmlOf(pages.home.path);
    const [form = ''] = /<form class="stay [^>]*>.*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/book"/);
    expect(form).toMatch(/^<form[^>]* target="_blank"/);
    expect(form).toMatch(/^<form[^>]* rel="noopener"/);
    expect(all(form, /(type="date")/g)).toHaveLength(2);
    expect(html).not.toContain('<video');
  });
});
