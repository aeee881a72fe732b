import { differenceLabel } from '../../shared/roomDifference';
import {
  bedLabel,
  bedsLabel,
  occupancyLabel,
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
import { attributes, expectInOrder, mainOf } from '../support/page-html';

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

  it('are after the featured rooms, each a slide with name and number', async () => {
    const slides = attributes(await mainOf(pages.rooms.path), 'aria-label');
    const { featuredRooms } = roomsContent;
    expect(slides).toEqual(
      expect.arrayContaining(
        featuredRooms.map(({ room }, index) => `${index + 1} of ${featuredRooms.length}: ${room.name}`),
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
        differenceLabel(room, other, words),
      ]) ?? []),
    ]);
    expect(attributes(cards, 'href')).toEqual(content?.likeThis.map(({ slug }) => roomPath(slug)));
    expect(cards.split(site.rateNote)).toHaveLength(2);
  });
});
