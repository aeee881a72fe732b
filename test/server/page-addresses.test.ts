/** The page at an address, and what else is named by an address. */
import { addressOf } from '../../shared/addresses';
import { cardUrl } from '../../shared/card';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import { pageOfForm } from '../../shared/pages';
import { pictureUrl, tallFilmUrl, tallPictureUrl, tallWidths } from '../../shared/picture';
import { bookLink } from '../../shared/stay';
import { addresses, pages, unknownPath } from '../support/content';

describe('the browser', () => {
  it.each(addresses)(
    'finds at $path the page that the server answers with, and its address again',
    (address) => {
      const { name, params } = matchPage(address.path);
      expect(name).toBe(address.name);
      expect(pathOfPage(name, params)).toBe(address.path);
      expect(addressOf(address.path)).toEqual(address);
    },
  );

  it.each([unknownPath, '/ROOMS-SUITES', '/room', '/room/a/b'])('finds no page at %s', (path) => {
    const { name, params } = matchPage(path);
    expect(name).toBe('not-found');
    expect(pathOfPage(name, params)).toBe('/404');
  });
});

describe('the address of', () => {
  it('a form is that of its page, and of the home page for the newsletter, which stands on all', () => {
    expect((['newsletter', 'contact', 'group-request', 'opt-out'] as const).map(pageOfForm)).toEqual([
      pages.home.path,
      pages.contact.path,
      pages.groups.path,
      pages['do-not-sell'].path,
    ]);
  });

  it.each([
    ['/', '/cards/home.jpg'],
    ['/gallery', '/cards/gallery.jpg'],
    ['/room/the-king/', '/cards/the-king.jpg'],
  ] as const)('the card of %s is %s', (path, card) => {
    expect(cardUrl(path)).toBe(card);
  });

  const picture = { name: 'pool-1', alt: '', width: 2400, height: 1600, hash: 'abc', widths: [640] };

  it('a picture has its name, its hash and its width', () => {
    expect(pictureUrl(picture, 640, 'avif')).toBe('/media/pool-1-abc-640.avif');
    expect(tallPictureUrl(picture, 480)).toBe('/media/pool-1-abc-tall-480.avif');
    expect(tallFilmUrl('/media/film.mp4-1.mp4')).toBe('/media/film.mp4-1-tall.mp4');
  });

  it('a tall crop is there in two widths, at most 640 px, for pictures that lie alone', () => {
    expect(tallWidths(picture)).toEqual([480, 640]);
    expect(tallWidths({ ...picture, height: 901 })).toEqual([379, 506]);
    expect(tallWidths({ ...picture, width: 1600 })).toEqual([]);
    expect(tallWidths({ ...picture, width: 900 })).toEqual([]);
  });

  it('the stay form has what is known of the stay, and nothing else', () => {
    const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: 2, children: 0 };
    expect(bookLink(stay)).toBe('/book?arrival=2027-05-14&departure=2027-05-17&adults=2&children=0');
    expect(bookLink(stay, { room: 'king', code: 'SURF' })).toBe(`${bookLink(stay)}&room=king&code=SURF`);
    expect(bookLink(undefined, { room: '', code: 'SURF' })).toBe('/book?code=SURF');
  });
});
