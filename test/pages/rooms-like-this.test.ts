import { differenceLabel } from '../../shared/roomsLikeThis';
import { close, desktop, type OpenPage, open, phone } from '../support/browser';
import { hotel, priceLabel, roomContent, roomPages, roomPath, rooms, site } from '../support/content';

const { heading, words } = roomContent.likeThis;
const section = 'section:has(#rooms-like-this)';

describe('rooms like this', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(roomPath(rooms[0]?.slug ?? ''), { javascript: false });
  });
  afterAll(() => close(page));

  test.each(rooms)(
    'of $name: name, price and what differs, each a link; the small print once',
    async (room) => {
      await page.goto(new URL(roomPath(room.slug), page.url()).href);
      const cards = await page.$$eval(`${section} li`, (all) =>
        all.map((card) => ({
          href: card.querySelector('a')?.getAttribute('href'),
          words: ['.room-teaser__name', '.room-teaser__price', '.room-teaser__difference'].map(
            (part) => card.querySelector(part)?.textContent,
          ),
        })),
      );
      expect(cards).toEqual(
        roomPages[room.slug]?.likeThis.map((other) => ({
          href: roomPath(other.slug),
          words: [
            other.name,
            `${priceLabel(other)} a night`,
            differenceLabel(room, other, words, hotel.accessibility.room),
          ],
        })),
      );
      for (const { words: shown } of cards)
        expect(shown.at(-1)).toMatch(new RegExp(`(\\$\\d+ \\S+|${words.samePrice})$`, 'i'));
      const text = await page.$eval(section, (element) => (element as HTMLElement).innerText);
      expect(text).toContain(heading);
      expect(text.split(site.rateNote)).toHaveLength(2);
    },
  );

  test('stand side by side on a wide screen, and swipe on a phone, the next one peeking in', async () => {
    const path = roomPath(rooms[0]?.slug ?? '');
    const boxes = async (viewport: typeof phone) => {
      const one = await open(path, { viewport });
      return one.$$eval(`${section} li`, (all) =>
        all.map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          const frame = card.querySelector('.frame')?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, top: Math.round(top), shape: frame.width / frame.height };
        }),
      );
    };
    for (const viewport of [desktop, phone]) {
      const cards = await boxes(viewport);
      expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
      for (const { shape } of cards) expect(shape).toBeCloseTo(1.6, 1);
      const inside = cards.filter(({ left, right }) => left >= 0 && right <= viewport.width);
      expect(inside).toHaveLength(viewport === phone ? 1 : cards.length);
      if (viewport === phone) expect(cards[1]?.left).toBeLessThan(phone.width - 24);
    }
  });
});
