import { directionsTo } from '../../shared/places';
import {
  aboutContent,
  bookingLink,
  careersContent,
  contactContent,
  dateLabel,
  distanceLabel,
  doNotSellPolicy,
  galleryContent,
  groupsContent,
  homeContent,
  jobs,
  map,
  monthLabel,
  neighborhoodContent,
  optOutContent,
  outside,
  pages,
  payLabel,
  plainText,
  privacyContent,
  privacyPolicy,
  questions,
  roomPath,
  rooms,
  roomsContent,
  sectionsOf,
  site,
  termsPolicy,
  testimonials,
} from '../support/content';
import { all, wordsOf } from '../support/html';
import { attributes, expectInOrder, htmlOf, mainOf } from '../support/page-html';

const policies = [pages.privacy.path, pages.terms.path, pages['do-not-sell'].path, pages['opt-out'].path];

/** Titles, texts and figures of topics. */
const topics = (section: typeof aboutContent.stay | typeof groupsContent.planning) =>
  section.topics.flatMap(({ title, paragraphs, facts = [] }) => [
    title,
    ...paragraphs.map(plainText),
    ...facts.flatMap(({ label, value }) => [label, value]),
  ]);

describe('texts of a page, in order', () => {
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
    ...topics(aboutContent.stay),
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
    ...topics(groupsContent.planning),
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
      pages.faq.path,
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
