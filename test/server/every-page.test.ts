import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp, siteUrl } from '../support/app';
import {
  contactContent,
  everyPath,
  hotel,
  jobChoices,
  matchingRooms,
  pages,
  priceLabel,
  roomFilters,
  roomPath,
  roomSlugs,
  rooms,
  site,
} from '../support/content';
import { all, canonicalOf, readable, wordsOf } from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const htmlOf = async (path: string) => readable((await request(app).get(path)).text);

describe.each(everyPath)('%s', (path) => {
  it('shows no phone number but as a link that calls it', async () => {
    const html = await htmlOf(path);
    const unlinked = html.replace(/<a [^>]*href="tel:[^"]*"[^>]*>.*?<\/a>/g, '');
    expect(all(wordsOf(unlinked), /(\(\d{3}\) \d{3}-\d{4})/g)).toEqual([]);
    expect(wordsOf(unlinked).includes(site.phone.display)).toBe(false);
  });

  it('is the same bytes for every guest, with or without a privacy signal, cookies or a language', async () => {
    const plain = await request(app).get(path);
    const other = await request(app)
      .get(path)
      .set({ 'Sec-GPC': '1', DNT: '1', Cookie: 'cookieConsent=denied', 'Accept-Language': 'es' });
    expect(other.text === plain.text).toBe(true);
    expect([other.headers['set-cookie'], other.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });

  it('links the accessibility statement, the privacy policy and both ways to opt out from its footer', async () => {
    const footer = (await htmlOf(path)).replace(/^.*<footer/, '');
    expect(all(footer, /href="([^"]*)"/g)).toEqual(
      expect.arrayContaining([
        `/contact#${contactContent.accessibility.id}`,
        '/privacy-policy',
        '/do-not-sell',
        '/opt-out-preferences',
      ]),
    );
  });
});

describe('a filtered list', () => {
  const filter = roomFilters.find((each) => matchingRooms(rooms, each).length < rooms.length) ?? '';
  const [{ department, location } = { department: '', location: '' }] = jobChoices;

  it.each([
    [pages.rooms.path, new URLSearchParams({ filter })],
    [pages.careers.path, new URLSearchParams({ department, location })],
  ])('%s?%s is a page of its own to guests, and to search engines the same one', async (path, query) => {
    const [filtered, whole] = await Promise.all([htmlOf(`${path}?${query}`), htmlOf(path)]);
    expect(filtered === whole).toBe(false);
    expect(canonicalOf(filtered)).toEqual([siteUrl + path]);
  });
});

describe('rates', () => {
  const known = new Set(rooms.map(priceLabel));
  // The style guide shows pieces, and offers nothing.
  it.each(everyPath.filter((path) => path !== pages['style-guide'].path))(
    '%s shows none without saying what it includes',
    async (path) => {
      const words = wordsOf(await htmlOf(path));
      const rates = all(words, /(\$[\d,]+)/g).filter((amount) => known.has(amount));
      expect([rates.length === 0 || words.includes(site.rateNote), rates]).toEqual([true, rates]);
    },
  );
});

describe('accessible rooms', () => {
  const bookingLinks = (html: string) =>
    all(html, /href="([^"]*)"/g).filter((href) => href.startsWith(site.booking.engine));

  it('are described and booked on their page as all others, with somebody to ask', async () => {
    const pageParts = await Promise.all(
      roomSlugs.map(async (slug) => {
        const html = await htmlOf(roomPath(slug));
        const [section = ''] = all(html, /(<section[^>]* id="accessibility".*?<\/section>)/g);
        return { slug, section, booking: bookingLinks(html) };
      }),
    );
    for (const { slug, section, booking } of pageParts) {
      expect([slug, all(section, /<dd class="figure">([^<]*)</g)]).toEqual([
        slug,
        hotel.accessibility.measures.map(({ value }) => value),
      ]);
      expect(all(section, /href="((?:tel|mailto):[^"]*)"/g)).toEqual([
        site.phone.href,
        `mailto:${site.email}`,
      ]);
      expect(booking).toEqual(pageParts[0]?.booking);
      expect(booking).not.toEqual([]);
    }
  });

  it('have their statement where the footer leads', async () => {
    expect(all(await htmlOf(pages.contact.path), /<section[^>]* id="([^"]*)"/g)).toContain(
      contactContent.accessibility.id,
    );
  });
});

describe('the Global Privacy Control', () => {
  it('is declared in /.well-known/gpc.json', async () => {
    const answer = await request(app).get('/.well-known/gpc.json');
    expect([answer.status, answer.type]).toEqual([200, 'application/json']);
    expect(answer.body).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });
});
