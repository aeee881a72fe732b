/** Every page has its own social card with the page's texts. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import request from 'supertest';
import { commentOf, fingerprint, plannedCards } from '../../tools/cards/plan';
import { readContent } from '../../tools/content/read';
import { siteApp, siteUrl } from '../support/app';
import { addresses, unknownPath } from '../support/content';
import { all, h1Of, readable } from '../support/html';

const folder = 'public/cards';
const cards = plannedCards(readContent());

/** Limit of the strictest messengers, in bytes. */
const byteLimit = 120_000;

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const tag = (html: string, name: string) =>
  all(readable(html), new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));

describe('social cards', () => {
  it('exist for each page and room, without other files', () => {
    expect(cards.map(({ path }) => path)).toEqual(addresses.map(({ path }) => path));
    expect(readdirSync(folder).sort()).toEqual(cards.map(({ file }) => file).sort());
  });

  it('have the current texts of their pages; else run `npm run media`', () => {
    const made = cards.map(({ file }) => [file, commentOf(readFileSync(`${folder}/${file}`))]);
    expect(made).toEqual(cards.map((card) => [card.file, fingerprint(card)]));
  });

  it.each(cards)(
    '$path has its card, a JPEG of 1200 by 630 px under the limit, with alt text',
    async ({ path, file, title, picture }) => {
      const { format, width, height } = await sharp(`${folder}/${file}`).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(statSync(`${folder}/${file}`).size).toBeLessThan(byteLimit);
      const { text } = await request(app).get(path);
      if (path.startsWith('/room/')) expect(h1Of(text)).toEqual([title]);
      expect(tag(text, 'og:image')).toEqual([`${siteUrl}/cards/${file}`]);
      expect(tag(text, 'og:image:width')).toEqual(['1200']);
      expect(tag(text, 'og:image:height')).toEqual(['630']);
      expect(tag(text, 'og:image:alt')).toEqual([picture.alt]);
      expect(tag(text, 'twitter:card')).toEqual(['summary_large_image']);
    },
  );

  it('of unknown paths are the home page’s', async () => {
    const { text } = await request(app).get(unknownPath);
    expect(tag(text, 'og:image')).toEqual([`${siteUrl}/cards/home.jpg`]);
    expect(existsSync(`${folder}/home.jpg`)).toBe(true);
  });
});
