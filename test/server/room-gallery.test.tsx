import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { RoomGallery } from '../../client/pages/Room/RoomGallery';
import { SiteDataProvider } from '../../client/siteData';
import type { Picture } from '../../shared/picture';
import { content, pageTexts, small } from '../support/small';

const [one, other] = pageTexts('gallery').photos.map(({ picture }) => picture) as [Picture, Picture];

const render = (pictures: readonly Picture[]) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteDataProvider data={small.site}>
        <RoomGallery words={content.ui.galleries} label="Pictures of the Sea Room" pictures={pictures} />
      </SiteDataProvider>
    </StaticRouter>,
  );

const dots = (html: string) => html.match(/class="room-gallery__dot[ "]/g)?.length ?? 0;

describe('the gallery of a room', () => {
  test('has dots, buttons and thumbnails if there is more than one picture', () => {
    const html = render([one, other]);
    expect(dots(html)).toBe(2);
    expect(html).toContain(content.ui.galleries.next);
    expect(html).toContain('room-gallery__thumbnail');
  });

  test('has none of them for a single picture', () => {
    const html = render([one]);
    expect(html).toContain(one.alt);
    expect(dots(html)).toBe(0);
    expect(html).not.toContain('<button');
  });
});
