/** Every page shows all of its text from content, and the rooms' links and facts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directionsTo } from '../../client/components/DrawnMap/directions';
import { floorPlanLabels } from '../../client/pages/Room/floorPlanLabels';
import { differenceLabel, similarRooms } from '../../server/pages/roomsLikeThis';
import { upperFirst } from '../../shared/templates';
import { all, wordsOf } from '../support/html';
import { missingText } from '../support/missing-text';
import { attributes, expectInOrder, htmlOf, mainOf } from '../support/page-html';
import {
  addresses,
  bookingLink,
  content,
  everyPath,
  external,
  labels,
  layouts,
  map,
  pageContent,
  pages,
  roomPages,
  roomPath,
  rooms,
  site,
  unknownPath,
} from '../support/sample-content';

/** The fields whose text a page shows only later, conditionally, or in another form. */
const later: Readonly<Record<string, RegExp>> = {
  book: /^(?:mistake|code|ages)\./,
  careers: /^labels\.|^positions\.empty/,
  contact: /^form\.success/,
  'do-not-sell': /^form\.(?:success|unknownEmail)/,
  groups: /^request\.(?:missingFields|badEmail|failure|success)/,
  home: /^hero\.film|^rooms\.rooms|^neighborhood\.posters\.\d+\.place\.(?!name)/,
  neighborhood: /^rooms\.rooms/,
  offer: /^notToday/,
  offers: /^none/,
  'opt-out': /^manage\.keptNow/,
  room: /^likeThis\.words|^pictures/,
  rooms:
    /^hero\.film|^found\.|^compare\.(?:limit|none|close)|^story\.viewer\.(?:title|failure)|^card\.compareRoom/,
  'style-guide': /^(?:parts\.typography\.note|colors\.contrast)/,
  unsubscribe: /^(?:done|failed|invalid|link|back)\./,
};

it.each(Object.entries(content.pages))('the %s page shows all text in its file', async (name, expected) => {
  const path = addresses.find((address) => address.name === name)?.path ?? unknownPath;
  expect(await missingText(path, expected, later[name])).toEqual([]);
});

const { communication: _, ...accessibility } = content.accessibility;
/** Fields that only /book shows. */
const rateFields = /smallerRoom\.rate\.(?:title|line)$/;

it.each<[path: string, expected: unknown]>([
  [pages.faq.path, content.questions],
  [pages.terms.path, [content.policies.terms, content.policies.stay]],
  [pages.privacy.path, content.policies.privacy],
  [pages.accessibility.path, [content.policies.accessibility, accessibility]],
  [pages['do-not-sell'].path, content.policies['do-not-sell']],
  [pages['opt-out'].path, content.policies['opt-out']],
  [pages.careers.path, content.jobs],
  [pages.rooms.path, [content.testimonials, rooms]],
  [pages.home.path, pageContent('home').rooms.rooms.map(({ slug }) => ({ to: roomPath(slug) }))],
  [pages.contact.path, [{ to: external.map }, map.walk.alt, map.walk.words]],
])('%s shows the text from its other content files', async (path, expected) => {
  expect(await missingText(path, expected, rateFields)).toEqual([]);
});

it.each(everyPath)('%s has the hotel’s facts in its header and footer', async (path) => {
  const html = (await htmlOf(path)).replace(/<main.*<\/main>/, '');
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: site.locale.timeZone });
  const { street, city, region, postalCode } = site.address;
  for (const fact of [`© ${year.format()} ${site.fullName}`, street, `${city}, ${region} ${postalCode}`])
    expect(wordsOf(html)).toContain(fact);
  const links = attributes(html, 'href');
  expect(links).toContain(bookingLink);
  expect([...new Set(links.filter((link) => /^(?:tel|mailto):/.test(link)))].sort()).toEqual([
    `mailto:${site.email}`,
    site.phone.href,
  ]);
});

it.each(layouts)('%s opens links to other sites in a new tab without an opener', async (path) => {
  const outward = all(await mainOf(path), /<a\s([^>]*href="https:[^>]*)>/g);
  for (const tag of outward.filter((each) => !each.includes(`"${bookingLink}"`)))
    expect(tag).toMatch(/target="_blank".*rel="noopener"|rel="noopener".*target="_blank"/);
});

it('places in town have links to directions, and numbers on the map link to places', async () => {
  const links = attributes(await mainOf(pages.neighborhood.path), 'href');
  for (const { id, name, address } of pageContent('neighborhood').categories.flatMap(({ places }) => places))
    expect(links).toEqual(
      expect.arrayContaining([`#site-place-${id}`, ...Object.values(directionsTo(name, address))]),
    );
});

it('photos on the home page link to the gallery, and gallery photos to the full-size picture', async () => {
  const home = attributes(await mainOf(pages.home.path), 'href');
  const { photos } = pageContent('home').gallery;
  expect(home.filter((href) => href === pages.gallery.path)).toHaveLength(photos.length + 1);
  const html = await mainOf(pages.gallery.path);
  const pictures = pageContent('gallery').photos.map(({ picture }) => picture);
  const full = attributes(html, 'href').filter((href) => /^\/media\/.*\.webp$/.test(href));
  expect(new Set(full).size).toBe(pictures.length);
});

it('the privacy policy mentions every key that the site stores in the browser', () => {
  const storing = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join('client', name), 'utf8'))
    .filter((source) => /localStorage|sessionStorage|storedFlags/.test(source));
  const keys = storing.flatMap((source) => all(source, /[kK]ey = (?:\(.*?\) => )?[`'](\w+)/g));
  expect(keys).toEqual(expect.arrayContaining(['cookieConsent', 'cookiePreferences', 'optOutPreferences']));
  const policy = JSON.stringify(content.policies.privacy);
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(policy))).toEqual([]);
});

it('sample testimonials are marked as samples', async () => {
  const { sample } = content.ui.testimonials;
  const shown = async (address: string) => wordsOf(await mainOf(address)).split(sample).length - 1;
  expect([await shown(pages.rooms.path), await shown(pages.groups.path)]).toEqual(
    [content.testimonials, pageContent('groups').testimonials.items].map(
      (all) => all.filter((each) => each.sample).length,
    ),
  );
});

it('policies link to each other', async () => {
  const policies = (['privacy', 'terms', 'do-not-sell', 'opt-out'] as const).map((name) => pages[name].path);
  for (const path of policies) {
    const links = attributes(await mainOf(path), 'href');
    expect(policies.filter((other) => other !== path && !links.includes(other))).toEqual([]);
  }
});

it('room cards have a view, name, price, facts, and link', async () => {
  const html = await mainOf(pages.rooms.path);
  for (const room of rooms) {
    const [card = ''] = all(
      html,
      new RegExp(`<li[^>]*>((?:(?!</li>).)*href="${roomPath(room.slug)}".*?)</li>`, 'g'),
    ).slice(-1);
    expectInOrder(wordsOf(card), [
      labels.viewLabel(room),
      room.name,
      labels.rateLabel(room),
      labels.sizeLabel(room),
    ]);
    expect(attributes(card, 'aria-label')[0]?.split(', ')).toEqual([
      upperFirst(room.view.phrase),
      room.bedType === 'king' ? 'King bed' : 'Two queen beds',
      ...(room.hasKitchenette ? ['Kitchenette'] : []),
      ...(room.isSuite ? ['Suite'] : []),
      ...['Wi-Fi', 'TV', 'Balcony'],
    ]);
    expect(attributes(card, 'width').at(-1)).toBe(`${Math.min(room.price, site.priceBarMaximum)}`);
  }
});

it('the comparison table lists all rooms without JavaScript', async () => {
  const [table = ''] = all(await mainOf(pages.rooms.path), /<table(.*?)<\/table>/g);
  const rows = all(table, /<tr[^>]*>(.*?)<\/tr>/g).map((row) =>
    all(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/g).map((cell) => wordsOf(cell).trim()),
  );
  expect(Object.fromEntries(rows.map(([heading = '', ...cells]) => [heading, cells]))).toMatchObject({
    Price: rooms.map(labels.rateLabel),
    Size: rooms.map((room) => labels.sizeLabel(room)),
    Sleeps: rooms.map((room) => `${labels.occupancyLabel(room)}: ${labels.bedsLabel(room)}`),
    Bed: rooms.map(labels.bedLabel),
    View: rooms.map(labels.viewLabel),
    Kitchenette: rooms.map(({ hasKitchenette }) => (hasKitchenette ? 'Yes' : 'No')),
    Balcony: rooms.map(({ balcony }) => balcony),
    Plan: rooms.map((room) => `${labels.sizeLabel(room)}, ${labels.sizeLabel(room, 'meters')}`),
  });
});

describe.each(Object.values(roomPages))('the page for $room.name', ({ room, plan, ...expected }) => {
  const path = roomPath(room.slug);

  it('has the room’s text and facts, and the facts that all rooms share', async () => {
    const { petPolicy, extras, amenityFeeNote } = content.amenities;
    const facts = [
      room.name,
      labels.rateLabel(room),
      site.rateNote,
      labels.viewLabel(room),
      labels.occupancyLabel(room),
    ];
    const hotels = [
      petPolicy,
      amenityFeeNote,
      extras.heading,
      extras.items.flatMap((each) => [each.name, labels.extraPrice(each)]),
    ];
    expect(await missingText(path, [expected, facts, hotels, content.amenities.amenities])).toEqual([]);
    const drawn = plan && [
      plan.heading,
      plan.text,
      plan.drawing?.picture.alt,
      floorPlanLabels(plan).map(({ name }) => name),
    ];
    expect(await missingText(path, drawn)).toEqual([]);
  });

  it('has unique alt text for each picture', async () => {
    const alts = expected.gallery.map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
    expect(attributes(await mainOf(path), 'alt')).toEqual(expect.arrayContaining(alts));
  });

  it('lists similar rooms with their prices and differences', async () => {
    const [section = ''] = all(await mainOf(path), /id="site-rooms-like-this"[^>]*>(.*?)<\/section>/g);
    const { heading, words } = pageContent('room').likeThis;
    expectInOrder(wordsOf(section), [
      heading,
      ...similarRooms(room, rooms).flatMap((other) => [
        other.name,
        `${labels.rateLabel(other)} a night`,
        differenceLabel(room, other, words, labels),
      ]),
    ]);
    expect(attributes(section, 'href')).toEqual(similarRooms(room, rooms).map(({ slug }) => roomPath(slug)));
    expect(section.split(site.ratesNote)).toHaveLength(2);
  });
});

it.each([
  '/',
  '/rooms-suites',
  '/gallery',
  '/group-accommodations',
  '/about',
  ...rooms.map(({ slug }) => roomPath(slug)),
])('%s says that its pictures are renderings, and how far the beach is', async (path) => {
  const main = wordsOf(await mainOf(path));
  expect(main).toContain(content.navigation.footer.renderingsNote);
  expect(main).toContain(`${content.tokens['moonlight-beach.miles']} miles`);
});
