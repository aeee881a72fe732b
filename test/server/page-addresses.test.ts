import { pageOfForm } from '../../shared/pages';
import { pictureUrl, portraitFilmUrl, portraitPictureUrl, portraitWidths } from '../../shared/picture';
import { cardUrl } from '../../shared/socialCard';
import { bookLink } from '../../shared/stay';
import { pages } from '../support/content';

describe('the address of', () => {
  it('a form is its page’s, and the home page’s for the newsletter, which is on all pages', () => {
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

  it('a picture has its name, hash and width', () => {
    expect(pictureUrl(picture, 640, 'avif')).toBe('/media/pool-1-abc-640.avif');
    expect(portraitPictureUrl(picture, 480)).toBe('/media/pool-1-abc-tall-480.avif');
    expect(portraitFilmUrl('/media/film.mp4-1.mp4')).toBe('/media/film.mp4-1-tall.mp4');
  });

  it('a portrait crop exists in two widths, at most 640 px, only for landscape pictures', () => {
    expect(portraitWidths(picture)).toEqual([480, 640]);
    expect(portraitWidths({ ...picture, height: 901 })).toEqual([379, 506]);
    expect(portraitWidths({ ...picture, width: 1600 })).toEqual([]);
    expect(portraitWidths({ ...picture, width: 900 })).toEqual([]);
  });

  it('the stay form has the known values of the stay, and no others', () => {
    const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: 2, children: 0 };
    expect(bookLink(stay)).toBe('/book?arrival=2027-05-14&departure=2027-05-17&adults=2&children=0');
    expect(bookLink(stay, { room: 'king', code: 'SURF' })).toBe(`${bookLink(stay)}&room=king&code=SURF`);
    expect(bookLink(undefined, { room: '', code: 'SURF' })).toBe('/book?code=SURF');
  });
});
