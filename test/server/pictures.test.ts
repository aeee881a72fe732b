/** Pictures of a room's gallery and their order. docs/behavior.md#room-gallery */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from '../support/app';
import { roomPath, roomSlugs } from '../support/content';
import { all } from '../support/html';

const names = (html = '') => all(html, /<img class="picture [^>]* src="\/media\/([a-z0-9-]+)-[0-9a-f]{8}-/g);

describe('a room’s gallery', () => {
  let app: RequestListener;
  beforeAll(async () => {
    app = await siteApp();
  });

  it.each(roomSlugs.map(roomPath))(
    '%s: pictures not shown above are first, the others last, without duplicates',
    async (path) => {
      const { text } = await request(app).get(path);
      const content = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      const [above = '', gallery = ''] = content.split('<div class="room-gallery"');
      const seen = names(above);
      // A gallery of one picture has no thumbnails.
      const [shownPart = ''] = gallery.split(/room-gallery__thumbnails|<\/section>/, 1);
      const shown = names(shownPart);
      const repeated = shown.filter((name) => seen.includes(name));
      expect(seen).not.toEqual([]);
      expect(repeated).toEqual(shown.slice(shown.length - seen.length));
      expect(new Set(shown).size).toBe(shown.length);
    },
  );
});
