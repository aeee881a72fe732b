/**
 * Which pictures the sample hotel shows where: each has its page, no page shows one twice, and no two pages open alike. Like
 * specification.test.ts it goes when somebody makes the site their own: what she shows twice is for her to say.
 */

import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import request from 'supertest';
import { siteApp } from './support/app';
import { everyPath, pages, roomPath, roomSlugs, viewer } from './support/content';
import { all } from './support/html';

const roomPaths: string[] = roomSlugs.map(roomPath);

/** The HTML of each page's content. */
const contents = new Map<string, string>();

beforeAll(async () => {
  const app: RequestListener = await siteApp();
  for (const each of everyPath) {
    const { text } = await request(app).get(each);
    contents.set(each, text.slice(text.indexOf('<main'), text.indexOf('</main>')));
  }
});

const names = (html = '') => all(html, /<img class="picture picture--([a-z0-9-]+)/g);

/**
 * What a guest takes for one thing counts once: a gallery with its thumbnails, a room's pictures above its gallery,
 * which end it, and the comparison's table, whose heads bear the cards' pictures.
 */
function shownOnce(each: string): string[] {
  const html = (contents.get(each) ?? '')
    .replace(/<ul class="room-gallery__thumbnails".*?<\/ul>/s, '')
    .replace(/<table class="comparison.*?<\/table>/s, '');
  const above = roomPaths.includes(each) ? html.indexOf('<div class="room-gallery"') : 0;
  return names(html.slice(above));
}

describe('pictures', () => {
  it.each(everyPath)('%s shows none twice', (each) => {
    const shown = shownOnce(each);
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  });

  it('are not shared by the two pages that introduce the hotel: Our Story and Contact', () => {
    const [story, contact] = [pages.about, pages.contact].map(({ path: each }) => names(contents.get(each)));
    expect(story?.filter((name) => contact?.includes(name))).toEqual([]);
  });

  it('open no two pages alike', () => {
    const openings = everyPath.flatMap((each) => {
      const opening = all(
        contents.get(each) ?? '',
        /<img class="picture picture--([a-z0-9-]+)[^>]*fetchPriority="high"/g,
      );
      return opening.map((name) => ({ each, name }));
    });
    expect(openings.length).toBeGreaterThan(roomPaths.length);
    expect(
      openings.filter(({ name }, at) => openings.findIndex((other) => other.name === name) !== at),
    ).toEqual([]);
  });

  it('all stand on a page, or turn in the viewer', () => {
    const frames = viewer.frames.map(({ name }) => name);
    const used = new Set([...[...contents.values()].flatMap(names), ...frames]);
    const masters = readdirSync('media')
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => path.parse(file).name);
    expect(masters.filter((name) => !used.has(name))).toEqual([]);
  });
});
