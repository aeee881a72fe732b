import { renderToStaticMarkup } from 'react-dom/server';
import { RoomGallery } from '../../client/pages/RoomDetail/RoomGallery';
import balcony from '../../shared/pictures/balcony-park-1';
import pool from '../../shared/pictures/pool-1';

const dots = (html: string) => html.match(/class="room-gallery__dot[ "]/g)?.length ?? 0;

describe('the gallery of a room', () => {
  test('has dots, buttons and thumbnails when there is more than one picture', () => {
    const html = renderToStaticMarkup(<RoomGallery name="Enci King" pictures={[pool, balcony]} />);
    expect(dots(html)).toBe(2);
    expect(html).toContain('Next picture');
    expect(html).toContain('room-gallery__thumbnail');
  });

  test('has none of them for a single picture', () => {
    const html = renderToStaticMarkup(<RoomGallery name="Enci King" pictures={[pool]} />);
    expect(html).toContain(pool.alt);
    expect(dots(html)).toBe(0);
    expect(html).not.toContain('<button');
  });
});
